// The about page gives credit where the licences of data and type ask for it.
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AboutPage } from "./about-page";

it("credits the data with its licence, and says that it was changed", () => {
  render(<AboutPage />);
  expect(screen.getByRole("link", { name: "GeoNames" })).toHaveAttribute("href", "https://www.geonames.org");
  expect(screen.getByRole("link", { name: "Creative Commons Attribution 4.0" })).toHaveAttribute(
    "href",
    "https://creativecommons.org/licenses/by/4.0/",
  );
  expect(screen.getByText(/Packed and shortened from GeoNames' table/)).toBeInTheDocument();
  for (const name of ["U.S. Census Bureau", "Natural Earth", "Geist Sans and Geist Mono", "MapLibre GL JS"]) {
    expect(screen.getByRole("link", { name })).toBeInTheDocument();
  }
  expect(screen.getByRole("link", { name: /All packages of others/ })).toHaveAttribute(
    "href",
    "/third-party-notices.txt",
  );
});
