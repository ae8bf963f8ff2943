// What a driver must know of a place before going in, and whom to call there.
import { firstPart } from "@/components/transports/drive-scene";
import { formatFloorAndRoom } from "@/components/transports/place";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { formatDial } from "@/lib/transports/format";

export interface DriveFact {
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

/** The place that the drive goes to now. */
export function stopOf(request: RequestDto, { routeStatus }: Pick<RouteDto, "routeStatus">): DriveStop {
  const { contactName, contactPhone, locationPhone, destinationFuneralHome } = request;
  const contact: DriveFact[] =
    contactName || contactPhone ? [{ label: "Contact", value: contactName ?? "", phone: contactPhone }] : [];
  const dialled = [contactPhone, locationPhone].find((phone) => phone && formatDial(phone)) ?? null;
  if (routeStatus === "en_route_to_delivery" || routeStatus === "delivered") {
    return {
      end: "delivery",
      ...nameAndAddress(destinationFuneralHome, request.deliveryLocation),
      detail: null,
      phone: dialled,
      facts: [
        ...contact,
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
    phone: dialled,
    facts: [
      ...contact,
      ...(locationPhone ? [{ label: "At the place", value: "", phone: locationPhone }] : []),
      ...factsOf([
        ["Stairs", request.stairsOrObstacles],
        ["Crew", request.crewNeeded, request.weight],
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
