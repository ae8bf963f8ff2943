// The names under which the page hands over one's own account; each is the path of its call.
export const profileKey = ["/api/profile"] as const;
export const sessionsKey = ["/api/profile/sessions"] as const;
