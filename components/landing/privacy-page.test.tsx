// The privacy page says what this installation does, and nothing of what it does not do.
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PrivacyPage } from "./privacy-page";
import type { Receiver } from "./privacy-words";

const none: Record<Receiver, boolean> = {
  signInProvider: false,
  googleMaps: false,
  mapTiles: false,
  payments: false,
  mail: false,
  textMessages: false,
};

it("tells the times that are set, and that nobody else receives anything", () => {
  render(<PrivacyPage familyDays={1} positionsDays={1_200} pageViewsDays={60} visitorDays={400} uses={none} />);
  expect(screen.getByText(/until 1 day after the delivery/)).toBeInTheDocument();
  expect(screen.getByText(/1,200 days after it they are erased/)).toBeInTheDocument();
  expect(screen.getByText(/60 days later this is erased.*seen last stays for 400 days/)).toBeInTheDocument();
  expect(screen.getByText("Nobody: this installation has no service of others set up.")).toBeInTheDocument();
  expect(screen.queryByText("Stripe")).toBeNull();
});

it("names those that are set up, and no others", () => {
  render(
    <PrivacyPage
      familyDays={30}
      positionsDays={400}
      pageViewsDays={90}
      visitorDays={400}
      uses={{ ...none, payments: true, mail: true }}
    />,
  );
  expect(screen.getByText("Stripe")).toBeInTheDocument();
  expect(screen.getByText("The mail server")).toBeInTheDocument();
  expect(screen.queryByText("Google Maps")).toBeNull();
});
