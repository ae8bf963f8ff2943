// The sign-in screen: the form at the left, on wide screens one still route at the right.
import { BrandHome } from "@/components/layout/brand-home";
import { Button } from "@/components/ui/button";
import { SignInForm, type SignInFormProps } from "./sign-in-form";
import { SignInProblem } from "./sign-in-problem";
import { StillMap } from "./still-map";

export interface SignInScreenProps extends SignInFormProps {
  /** True when people sign in through a provider first; passwords stay for accounts that have one. */
  hasProvider: boolean;
}

export function SignInScreen({ hasProvider, problem, ...form }: SignInScreenProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[max(29rem,39%)_1fr]">
      <div className="mx-auto flex w-full max-w-98 flex-col px-4 py-5 md:py-10 lg:mx-0 lg:max-w-none lg:px-[min(5rem,calc((100%-22.5rem)/2))]">
        <BrandHome />
        <main className="w-full max-w-90 flex-1 py-12 md:pt-[max(3rem,11vh)]">
          <h1 className="text-[1.75rem] leading-9 font-semibold tracking-[-0.025em]">Sign in</h1>
          <p className="mt-1.5 text-subsection font-normal text-muted-foreground">
            For funeral homes, hospitals and transport services.
          </p>
          {hasProvider ? (
            <>
              <SignInProblem sentence={problem} className="mt-6" />
              <Button asChild size="lg" className="mt-6 w-full text-subsection">
                <a href={`/api/login?${new URLSearchParams({ callbackUrl: form.callbackUrl })}`}>
                  Continue with your organization
                </a>
              </Button>
              <h2 className="mt-8 border-t pt-6 text-subsection">Sign in with a password</h2>
              <SignInForm {...form} problem={null} isSecondary />
            </>
          ) : (
            <SignInForm {...form} problem={problem} />
          )}
        </main>
        <footer className="text-subsection font-normal text-muted-foreground">
          Here for a family member?{" "}
          <a href="/family/login" className="text-link">
            Go to the Family Portal
          </a>
        </footer>
      </div>
      <StillMap className="sticky top-0 hidden h-dvh w-full border-l lg:block" />
    </div>
  );
}
