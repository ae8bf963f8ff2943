// The part of Google's stand-in that answers half-typed addresses and names.

/** Runs in the page, so it reaches nothing outside itself. `isOff` is a project without the places API. */
export function installGooglePlaces(isOff: boolean): void {
  interface Known {
    placeId: string;
    name: string;
    street: string;
    /** Behind the street, as an answer tells it whole. */
    rest: string;
    isEstablishment: boolean;
  }
  const glenview = { street: "2050 Pfingsten Road", rest: "Glenview, IL 60026, USA" };
  const known: Known[] = [
    { placeId: "hospital", name: "Glenbrook Hospital", isEstablishment: true, ...glenview },
    { placeId: "house", name: glenview.street, isEstablishment: false, ...glenview },
  ];
  const toPrediction = ({ placeId, name, street, rest, isEstablishment }: Known) => ({
    placePrediction: {
      placeId,
      text: { text: isEstablishment ? `${name}, ${street}, Glenview, IL, USA` : `${street}, Glenview, IL, USA` },
      mainText: { text: name },
      secondaryText: { text: isEstablishment ? `${street}, Glenview, IL, USA` : "Glenview, IL, USA" },
      toPlace: () => ({
        fetchFields: async () => ({ place: { displayName: name, formattedAddress: `${street}, ${rest}` } }),
      }),
    },
  });
  interface PlacesRequest {
    input: string;
    includedRegionCodes?: string[];
    includedPrimaryTypes?: string[];
    sessionToken?: object;
  }
  const fetchAutocompleteSuggestions = async (asked: PlacesRequest) => {
    if (isOff) throw new Error("Places API (New) has not been used in this project before.");
    if (asked.includedRegionCodes?.join() !== "us" || asked.sessionToken === undefined) return { suggestions: [] };
    const isNamed = ({ name, street }: Known) => `${name} ${street}`.toLowerCase().includes(asked.input.toLowerCase());
    const isMeant = ({ isEstablishment }: Known) =>
      isEstablishment || !asked.includedPrimaryTypes?.includes("establishment");
    return { suggestions: known.filter(isNamed).filter(isMeant).map(toPrediction) };
  };
  class AutocompleteSessionToken {
    readonly begun = Date.now();
  }
  const places = { AutocompleteSuggestion: { fetchAutocompleteSuggestions }, AutocompleteSessionToken };
  Object.assign(window, { standInPlaces: places });
}
