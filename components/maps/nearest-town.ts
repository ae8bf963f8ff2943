// The town nearest to a point, if any is near.

interface Spot {
  lat: number;
  lng: number;
}

/** Kilometres within which a town is near. */
const reach = 20;
const kilometersPerDegree = 111.195;

/** The name of the nearest of `towns` within 20 km; null where there is none. */
export function nearestTown(towns: readonly (Spot & { name: string })[], { lat, lng }: Spot): string | null {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let best: string | null = null;
  let least = reach / kilometersPerDegree;
  for (const town of towns) {
    const away = Math.hypot(town.lat - lat, (town.lng - lng) * narrowing);
    if (away >= least) continue;
    least = away;
    best = town.name;
  }
  return best;
}
