// The name under which the page hands over the trackers; it is the path of their call.
export const devicesKey = ["/api/devices"] as const;
