// The demo week, oldest call first: what was delivered, declined and cancelled, and tonight.
import type { PersonKey } from "./demo-people";
import { ashgrove, brendan, day, type DemoRequest, harlan, hour, lakeside, prairie } from "./demo-request";
import { tonight } from "./demo-tonight";

interface Past {
  ago: number;
  name: string;
  by: PersonKey;
  place: string;
  from: string;
  to: string;
  home: string;
  recipient?: string;
  effects?: string;
  isNight?: boolean;
}

const past: Past[] = [
  {
    ago: 9 * hour + 17,
    name: "Josephine Baptiste",
    by: "teresa",
    place: "St. Brendan Medical Center",
    from: brendan,
    to: ashgrove,
    home: "Ashgrove Memorial Chapel",
    recipient: "Paul Ashgrove",
    effects: "Wedding band, glasses in case",
  },
  {
    ago: 17 * hour + 41,
    name: "Harold T. Nguyen",
    by: "jonah",
    place: "Lakeside Hospice House",
    from: lakeside,
    to: harlan,
    home: "Harlan & Rowe Funeral Home",
    recipient: "Jonah Rowe",
    isNight: true,
  },
  {
    ago: day + 3 * hour + 8,
    name: "Agnieszka Wójcik",
    by: "jonah",
    place: "Private residence",
    from: "1845 W Cermak Rd, Chicago, IL 60608",
    to: harlan,
    home: "Harlan & Rowe Funeral Home",
    recipient: "Jonah Rowe",
    effects: "Rosary",
  },
  {
    ago: day + 12 * hour + 53,
    name: "Bernard Kline",
    by: "teresa",
    place: "St. Brendan Medical Center",
    from: brendan,
    to: prairie,
    home: "Prairie State Crematory",
  },
  {
    ago: 2 * day + 2 * hour + 26,
    name: "Lucille Robinson",
    by: "teresa",
    place: "St. Brendan Medical Center",
    from: brendan,
    to: harlan,
    home: "Harlan & Rowe Funeral Home",
    recipient: "Jonah Rowe",
    effects: "Handbag, phone, house keys",
    isNight: true,
  },
  {
    ago: 2 * day + 20 * hour + 4,
    name: "Tomás Villanueva",
    by: "jonah",
    place: "Brookhaven Care Center",
    from: "1130 Mill St, Naperville, IL 60563",
    to: harlan,
    home: "Harlan & Rowe Funeral Home",
    recipient: "Mary Rowe",
  },
  {
    ago: 3 * day + 5 * hour + 37,
    name: "Ruth Ann Petersen",
    by: "jonah",
    place: "Lakeside Hospice House",
    from: lakeside,
    to: prairie,
    home: "Prairie State Crematory",
    recipient: "Night attendant",
  },
  {
    ago: 3 * day + 16 * hour + 49,
    name: "Oluwaseun Bello",
    by: "teresa",
    place: "St. Brendan Medical Center",
    from: brendan,
    to: ashgrove,
    home: "Ashgrove Memorial Chapel",
    recipient: "Paul Ashgrove",
  },
  {
    ago: 4 * day + 8 * hour + 12,
    name: "Margaret O'Dell",
    by: "teresa",
    place: "St. Brendan Medical Center",
    from: brendan,
    to: harlan,
    home: "Harlan & Rowe Funeral Home",
    recipient: "Mary Rowe",
    effects: "Hearing aids",
    isNight: true,
  },
  {
    ago: 5 * day + 4 * hour + 31,
    name: "Dmitri Sokolov",
    by: "jonah",
    place: "Private residence",
    from: "640 W Aldine Ave, Chicago, IL 60657",
    to: harlan,
    home: "Harlan & Rowe Funeral Home",
    recipient: "Jonah Rowe",
  },
  {
    ago: 6 * day + 11 * hour + 22,
    name: "Evelyn Castellanos",
    by: "teresa",
    place: "St. Brendan Medical Center",
    from: brendan,
    to: prairie,
    home: "Prairie State Crematory",
  },
];

function completed({ ago, name, by, place, from, to, home, recipient, effects, isNight }: Past): DemoRequest {
  return {
    ago,
    by,
    isAddressed: by === "jonah",
    hasAccess: true,
    wantedIn: 60,
    payload: {
      pickupLocation: from,
      deliveryLocation: to,
      destinationFuneralHome: home,
      deceasedName: name,
      locationName: place,
      isDeceasedReady: "YES",
      contactName: "Front desk",
      contactPhone: "(312) 555-0142",
    },
    outcome: {
      state: "completed",
      minutes: [7, 34, 49, 58, 101],
      handover: {
        ...(recipient && { recipientName: recipient }),
        ...(effects && { personalEffectsNotes: effects }),
        afterHoursDelivery: isNight ?? false,
      },
    },
  };
}

const plain = (name: string, from: string, to: string, place: string) => ({
  pickupLocation: from,
  deliveryLocation: to,
  deceasedName: name,
  locationName: place,
  contactName: "Front desk",
  contactPhone: "(312) 555-0142",
});

const ended: DemoRequest[] = [
  {
    ago: 30 * hour,
    by: "jonah",
    isAddressed: true,
    wantedIn: 90,
    payload: plain("Patricia Nowak", "950 N Milwaukee Ave, Libertyville, IL 60048", harlan, "Private residence"),
    outcome: { state: "declined", afterMinutes: 12 },
  },
  {
    ago: 2 * day + 6 * hour,
    by: "jonah",
    isAddressed: true,
    wantedIn: 60,
    payload: plain("Leon Abernathy", lakeside, harlan, "Lakeside Hospice House"),
    outcome: {
      state: "cancelled",
      afterMinutes: 44,
      reason: "Family chose another funeral home.",
      feeStatus: "partial",
      feeAmount: 120,
    },
  },
  {
    ago: 4 * day + 2 * hour,
    by: "teresa",
    wantedIn: 60,
    payload: plain("Shirley Voss", brendan, ashgrove, "St. Brendan Medical Center"),
    outcome: {
      state: "cancelled",
      afterMinutes: 71,
      reason: "Medical examiner took the case after we arrived.",
      feeStatus: "full",
    },
  },
  {
    ago: 5 * day + 15 * hour,
    by: "teresa",
    wantedIn: 60,
    payload: plain("George Hatzis", brendan, prairie, "St. Brendan Medical Center"),
    outcome: { state: "cancelled", afterMinutes: 9, reason: "Entered twice.", feeStatus: "none" },
  },
];

/** Oldest first. */
export const demoRequests: DemoRequest[] = [...tonight, ...past.map(completed), ...ended].toSorted(
  (a, b) => b.ago - a.ago,
);
