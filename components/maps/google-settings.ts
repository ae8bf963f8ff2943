// How Google's code is loaded: one way for the map and for the inputs, for it is loaded once a page.

/** Handed to every APIProvider; another set of parameters would be ignored with a warning. */
export const googleLoader = {
  libraries: ["marker", "routes"],
  region: "US",
  language: "en",
  solutionChannel: "",
  disableUsageAttribution: true,
};
