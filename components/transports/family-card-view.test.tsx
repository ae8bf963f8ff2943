// The family's card in the language that is chosen beside it.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { cardLink } from "./family-card";
import { FamilyCardView } from "./family-card-view";

const caseId = "CHI-202611-7QF3K-9TX2M";
const card = {
  caseId,
  hasPin: true,
  signInUrl: "https://transport.example/family/login",
  closesAt: null,
  funeralHomeName: "Ashgrove Memorial Chapel",
  phone: { name: "Ashgrove Memorial Chapel", number: "(708) 555-0110" },
};
const paper = () => screen.getByRole("region", { name: "The card" });

it("is English until Spanish is chosen, on the screen and on paper", async () => {
  render(<FamilyCardView card={card} hasFailed={false} retry={() => {}} pin={null} onBack={() => {}} />);
  expect(screen.getByRole("radio", { name: "English" })).toBeChecked();
  expect(paper()).toHaveTextContent("Case ID");
  await userEvent.click(screen.getByRole("radio", { name: "Español" }));
  expect(paper()).toHaveAttribute("lang", "es");
  expect(paper()).toHaveTextContent("Código del caso");
  expect(paper()).toHaveTextContent("Si tiene alguna pregunta, llame a Ashgrove Memorial Chapel");
  expect(paper()).not.toHaveTextContent("Case ID");
  expect(document.querySelector("body > [data-print-sheet]")).toHaveTextContent("El que le dieron");
});

it("carries a code that opens the portal in its language", () => {
  const signIn = new URL(card.signInUrl);
  expect(cardLink(signIn, caseId, "en")).toBe(`https://transport.example/family/login#${caseId}`);
  expect(cardLink(signIn, caseId, "es")).toBe(`https://transport.example/family/login?lang=es#${caseId}`);
});
