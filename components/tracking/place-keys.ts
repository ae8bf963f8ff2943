// The name under which the page hands over the pinned places; it is the path of their call.
export const placesKey = ["/api/business-places"] as const;
