// Who is signed in.
import { toUserDto } from "@/lib/auth/dto";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "business", handle: async ({ actor }) => toUserDto(actor) });
