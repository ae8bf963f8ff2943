// Whose telephone a funeral home's name leads to, on a real database.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aBusiness, anActiveTransport, anActor } from "@/prisma/factories";
import { findDrive } from "./queries";
import { readHomePhone } from "./read-home-phone";

const aHome = (name: string, phone: string | null = "(847) 555-0134") =>
  aBusiness({ name, phone, kind: "funeral_home" });

it("finds the one funeral home of that name, however it is written", async () => {
  const name = `Harlan & Rowe ${randomUUID()}`;
  await aHome(name);
  await aBusiness({ name, phone: "(312) 555-0199", kind: "transport_company" });
  expect(await readHomePhone(` ${name.toUpperCase()} `)).toEqual({ name, number: "(847) 555-0134" });
  await aHome(name, "(847) 555-0135");
  expect(await readHomePhone(name)).toBeNull();
});

it("knows nothing of a name nobody has, of one without a number, and of none", async () => {
  const name = `Bell ${randomUUID()}`;
  await aHome(name, " ");
  for (const asked of [name, randomUUID(), " ", null]) expect(await readHomePhone(asked)).toBeNull();
});

it("is told to the driver as the number of the destination", async () => {
  const name = `Ashgrove ${randomUUID()}`;
  await aHome(name);
  const owner = await anActor();
  const { route } = await anActiveTransport(await anActor(), owner, { destinationFuneralHome: name });
  expect(await findDrive(owner, route.id)).toMatchObject({ deliveryPhone: "(847) 555-0134" });
});
