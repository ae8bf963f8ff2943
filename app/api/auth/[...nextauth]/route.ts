// The steps of a sign-in: form, provider and back.
import { answerAuthCall } from "@/lib/auth/answer-auth-call";
import { refusal } from "@/lib/platform/endpoint";

async function answer(request: Request, { params }: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  try {
    return await answerAuthCall(request, (await params).nextauth);
  } catch (error) {
    return refusal(error, request);
  }
}

export { answer as GET, answer as POST };
