// The name under which the page hands over one's own business; it is the path of its call.
export const businessKey = ["/api/business"] as const;
