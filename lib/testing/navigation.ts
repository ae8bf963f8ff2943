// Stands in for Next's navigation in tests of components, where each file says on which page it is and what drives it.
import * as navigation from "next/dist/client/components/navigation";

export * from "next/dist/client/components/navigation";

type Router = ReturnType<typeof navigation.useRouter>;

interface Stubs {
  usePathname: () => string;
  /** Of the router only what the file looks at. */
  useRouter: () => Partial<Router>;
}

let stubs: Partial<Stubs> = {};

/** Holds for the test file that calls it; what it leaves out is Next's own. */
export function stubNavigation(given: Partial<Stubs>): void {
  stubs = given;
}

export function usePathname(): string {
  return (stubs.usePathname ?? navigation.usePathname)();
}

export function useRouter(): Router {
  return (stubs.useRouter ?? navigation.useRouter)() as Router;
}
