// What the browser learns about who is signed in.
import type { BusinessActor, Role } from "./actor";

export interface UserDto {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
  businessId: string;
  businessName: string;
  /** IANA zone of the business. */
  timeZone: string;
}

export function toUserDto(actor: BusinessActor): UserDto {
  const { userId: id, firstName, lastName, role, businessId, businessName, timeZone } = actor;
  return { id, firstName, lastName, role, businessId, businessName, timeZone };
}
