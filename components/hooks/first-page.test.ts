// What a page hands over of a list's beginning.
import { expect, it } from "vitest";
import { firstPage } from "./first-page";

const nextOf = (path: string, cursor: string | null) => firstPage([path], [], cursor).pages[0]?.next;

it("leads on from where the page ends, also where the page itself began in the midst", () => {
  expect(nextOf("/api/dues", "b")).toBe("/api/dues?cursor=b");
  expect(nextOf("/api/reviews?limit=20", "b")).toBe("/api/reviews?limit=20&cursor=b");
  expect(nextOf("/api/reviews?limit=20&cursor=a", "b")).toBe("/api/reviews?limit=20&cursor=b");
  expect(nextOf("/api/users?businessId=1&q=Nolan%20%26%20Sons", "b")).toBe(
    "/api/users?businessId=1&q=Nolan+%26+Sons&cursor=b",
  );
});

it("ends where nothing follows", () => {
  expect(firstPage(["/api/dues"], ["one"], null)).toEqual({
    pages: [{ items: ["one"], next: null }],
    pageParams: ["/api/dues"],
  });
});
