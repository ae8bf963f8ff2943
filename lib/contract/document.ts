// The contract as an OpenAPI 3.1 document, made of the very schemas that the doors check with.
import { OpenAPIRegistry, OpenApiGeneratorV31, type ResponseConfig } from "@asteasolutions/zod-to-openapi";
import { statusByCode } from "@/lib/platform/errors";
import { errorAnswer } from "./answers";
import { type Call, isJson } from "./call";
import { calls } from "./calls";

const introduction = `All calls send cookies. A body is JSON (application/json) and holds no fields but those described; a call that takes an empty body may be sent without one.

**Origin.** A call that changes something is answered only when its \`Origin\` header is the address that was asked, or the platform's public address; otherwise 403.

**Refusals** answer \`{ "error": sentence, "code": word, "fields"?: { name: sentence } }\`. What a caller may not know of answers 404, like what does not exist.

**Times** that end in \`At\` are instants in ISO 8601; dates and times of a request are wall-clock text in its \`timeZone\`. Fees are dollars.`;

const json = (schema: Parameters<typeof errorAnswer.or>[0]) => ({ "application/json": { schema } });

const refusalWords: Partial<Record<number, string>> = {
  400: "Something sent does not fit; `fields` names it.",
  401: "Nobody is signed in, or the case ID or PIN is not right.",
  403: "Not for this caller, or not from our own pages.",
  404: "There is no such thing for this caller.",
  409: "The state does not allow it any more; the sentence says who was first.",
  413: "The body is too large.",
  415: "The body is not JSON.",
  429: "Too many tries; Retry-After says when to come back, in seconds.",
  502: "A service that this call needs did not do its part.",
  503: "What this call needs is not set up, or does not answer.",
};

/** The statuses of the refusals that a call may answer. */
export function refusalsOf(call: Call): number[] {
  const changes = call.method !== "GET";
  // Neither sends from our pages.
  const isOutside = call.as === "tracker" || call.as === "link";
  const { invalid, unauthorized, forbidden, not_found, conflict, too_large, unsupported, rate_limited } = statusByCode;
  const { bad_gateway, not_configured, unavailable } = statusByCode;
  return [
    ...(call.query || call.headers || (changes && call.as !== "link") ? [invalid] : []),
    ...((call.as !== "nobody" && call.as !== "link") || call.isLimited ? [unauthorized] : []),
    ...((changes && !isOutside) || call.mayForbid ? [forbidden] : []),
    ...(call.params || call.as === "admin" ? [not_found] : []),
    ...(call.mayConflict ? [conflict] : []),
    ...(changes && call.as !== "link" ? [too_large] : []),
    ...(changes && !isOutside ? [unsupported] : []),
    ...(call.isLimited ? [rate_limited] : []),
    ...(call.mayFail ? [bad_gateway] : []),
    ...(call.needsSetUp ? [not_configured] : []),
    ...(call.mayBeAway ? [unavailable] : []),
  ];
}

const tag = "Names this answer; sent back as If-None-Match, 304 says that it still stands.";

function successOf({ answer, answerHeaders = {}, isTagged }: Call): Record<string, ResponseConfig> {
  const headers = Object.fromEntries(
    Object.entries(isTagged ? { ...answerHeaders, ETag: tag } : answerHeaders).map(([name, description]) => [
      name,
      { description, schema: { type: "string" } },
    ]),
  ) as NonNullable<ResponseConfig["headers"]>;
  const unchanged = isTagged && { 304: { description: "Unchanged." } };
  if (isJson(answer)) return { 200: { description: "As described.", headers, content: json(answer) }, ...unchanged };
  const { mediaType, description } = answer;
  if (mediaType === "") return { "3XX": { description } };
  const schema = { type: "string" as const };
  return { 200: { description, headers, content: { [mediaType]: { schema } } } };
}

const security: Record<Call["as"], Record<string, string[]>[]> = {
  business: [{ session: [] }],
  admin: [{ session: [] }],
  family: [{ familySession: [] }],
  any: [{ session: [] }, { familySession: [] }],
  tracker: [{ deviceToken: [] }],
  link: [],
  nobody: [],
};

function register(registry: OpenAPIRegistry, call: Call): void {
  const { method, path, summary, description, params, query, headers, body } = call;
  registry.registerPath({
    method: method.toLowerCase() as Lowercase<Call["method"]>,
    path,
    summary,
    ...(description && { description }),
    tags: [path.split("/")[2] ?? ""],
    security: security[call.as],
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: { required: !body.safeParse({}).success, content: json(body) } }),
    },
    responses: {
      ...successOf(call),
      ...Object.fromEntries(
        refusalsOf(call).map((status) => [
          status,
          { description: refusalWords[status] ?? "", content: json(errorAnswer) },
        ]),
      ),
    },
  });
}

/** The whole contract. */
export function contractDocument() {
  const registry = new OpenAPIRegistry();
  const cookie = (name: string, description: string) => ({
    type: "apiKey" as const,
    in: "cookie" as const,
    name,
    description,
  });
  registry.registerComponent(
    "securitySchemes",
    "session",
    cookie("next-auth.session-token", "Of a business's user; under https its name begins with `__Secure-`."),
  );
  registry.registerComponent(
    "securitySchemes",
    "familySession",
    cookie("family_session", "Of a family; opens one case."),
  );
  registry.registerComponent("securitySchemes", "deviceToken", {
    type: "http",
    scheme: "bearer",
    description: "Of a tracker that a business let in; apps that cannot send it so have it where the call says.",
  });
  for (const call of calls) register(registry, call);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: { title: "Mortuary transport coordination", version: "1", description: introduction },
    servers: [{ url: "/" }],
  });
}
