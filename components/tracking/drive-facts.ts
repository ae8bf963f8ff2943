// What a driver must know of a place before going in, and whom to call there.
import { firstPart } from "@/components/transports/drive-scene";
import { formatFloorAndRoom } from "@/components/transports/place";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { formatDial } from "@/lib/transports/format";

interface DriveFact {
  label: string;
  value: string;
  /** A telephone number under the value. */
  phone?: string | null;
}

export interface DriveStop {
  end: "pickup" | "delivery";
  name: string;
  /** Null where the name is all there is. */
  address: string | null;
  detail: string | null;
  /** The telephone number to call at once. */
  phone: string | null;
  facts: DriveFact[];
}

type Row = readonly [label: string, ...values: (string | null)[]];

function factsOf(rows: readonly Row[]): DriveFact[] {
  return rows.flatMap(([label, ...values]) => {
    const value = values.filter(Boolean).join(", ");
    return value ? [{ label, value }] : [];
  });
}

const nameAndAddress = (name: string | null, address: string) =>
  name && name !== address
    ? { name, address }
    : { name: firstPart(address), address: address.includes(",") ? address : null };

const phoneRow = (label: string, value: string | null, phone: string | null): DriveFact[] =>
  value || phone ? [{ label, value: value ?? "", phone }] : [];

/** The place that the drive goes to now; `deliveryPhone` is that of the funeral home there. */
export function stopOf(
  request: RequestDto,
  { routeStatus }: Pick<RouteDto, "routeStatus">,
  deliveryPhone: string | null,
): DriveStop {
  const { contactName, contactPhone, locationPhone, destinationFuneralHome } = request;
  if (routeStatus === "en_route_to_delivery" || routeStatus === "delivered") {
    return {
      end: "delivery",
      ...nameAndAddress(destinationFuneralHome, request.deliveryLocation),
      detail: null,
      // Whoever the request names is seldom behind this door.
      phone: deliveryPhone && formatDial(deliveryPhone) ? deliveryPhone : null,
      facts: [
        ...phoneRow("At the place", null, deliveryPhone),
        ...phoneRow("Primary contact", contactName, contactPhone),
        ...factsOf([
          ["Precautions", request.infectionPrecautions, request.covidStatus],
          ["Weight", request.weight],
          ["Notes", request.notes],
        ]),
      ],
    };
  }
  return {
    end: "pickup",
    ...nameAndAddress(request.locationName, request.pickupLocation),
    detail: formatFloorAndRoom(request.locationFloor, request.locationRoom),
    phone: [contactPhone, locationPhone].find((phone) => phone && formatDial(phone)) ?? null,
    facts: [
      ...phoneRow("Contact", contactName, contactPhone),
      ...phoneRow("At the place", null, locationPhone),
      ...factsOf([
        ["Stairs", request.stairsOrObstacles],
        [request.crewNeeded ? "Crew" : "Weight", request.crewNeeded, request.weight],
        ["Precautions", request.infectionPrecautions, request.covidStatus],
        ["Ready to go", request.isDeceasedReady],
        ["Family there", request.isFamilyThere],
        ["Release", request.releaseAuthorizedBy],
        ["Notes", request.notes],
        ["After that", destinationFuneralHome, request.deliveryLocation],
      ]),
    ],
  };
}
