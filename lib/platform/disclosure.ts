// What this installation keeps of people and hands to others, as its settings have it: told to everybody on /privacy.
import "server-only";
import { env } from "./env";

interface Disclosure {
  /** Days after the delivery for which a family may open its case. */
  familyDays: number;
  /** Days after a drive for which each of its positions is kept. */
  positionsDays: number;
  /** Days for which each page view is kept. */
  pageViewsDays: number;
  /** Which services of others are set up. */
  uses: {
    signInProvider: boolean;
    googleMaps: boolean;
    mapTiles: boolean;
    payments: boolean;
    mail: boolean;
    textMessages: boolean;
  };
}

export function disclose(): Disclosure {
  const set = env();
  return {
    familyDays: set.FAMILY_ACCESS_DAYS,
    positionsDays: set.POSITIONS_KEEP_DAYS,
    pageViewsDays: set.PAGE_VIEWS_KEEP_DAYS,
    uses: {
      signInProvider: set.OIDC_ISSUER !== undefined,
      googleMaps: Boolean(set.GOOGLE_MAPS_BROWSER_KEY ?? set.GOOGLE_MAPS_SERVER_KEY),
      mapTiles: Boolean(set.MAP_STYLE_URL ?? set.MAP_SATELLITE_URL),
      payments: set.STRIPE_SECRET_KEY !== undefined,
      mail: set.SMTP_URL !== undefined,
      textMessages: set.SMS_GATEWAY_URL !== undefined,
    },
  };
}
