// What families and businesses of the demo week say of its transports, all invented.
import type { PersonKey } from "./demo-people";

export interface DemoReview {
  /** Minutes after the call. */
  afterMinutes: number;
  customerName: string;
  rating: number;
  comment?: string;
  showsInitials?: true;
  /** What the transport company says to it, three hours later. */
  answer?: string;
}

/** Of the family, by the name of the person who was brought. */
export const familyReviews: Readonly<Record<string, DemoReview>> = {
  "Dmitri Sokolov": {
    afterMinutes: 40 * 60,
    customerName: "Irina Sokolova",
    showsInitials: true,
    rating: 5,
    comment: "Our stairs are narrow, and they took their time. My mother was glad that nobody hurried.",
  },
  "Margaret O'Dell": {
    afterMinutes: 30 * 60,
    customerName: "Kevin O'Dell",
    rating: 3,
    comment: "Everyone was kind. That the hearing aids had gone along we only learned when we asked.",
    answer:
      "Thank you for telling us. They stand in the report of the handover; now we say it on the telephone as well.",
  },
  "Ruth Ann Petersen": { afterMinutes: 20 * 60, customerName: "Carl Petersen", rating: 5 },
  "Tomás Villanueva": {
    afterMinutes: 26 * 60,
    customerName: "Rosa Villanueva",
    rating: 5,
    comment: "Nos explicaron cada paso y pudimos leerlo en español. Gracias por cuidar a mi padre.",
  },
  "Lucille Robinson": {
    afterMinutes: 31 * 60,
    customerName: "Denise Robinson",
    rating: 5,
    comment: "I read that she had arrived before I had found the courage to call.",
  },
};

/** Of a business's user, after a call of theirs, by the name of the person who was brought. */
export const businessReviews: Readonly<Record<string, { by: PersonKey; review: DemoReview }>> = {
  "Bernard Kline": {
    by: "teresa",
    review: {
      afterMinutes: 8 * 60,
      customerName: "Teresa Nolan",
      rating: 4,
      comment: "Our night nurses see on the map when to be at the dock. We would like the driver to call once more.",
    },
  },
};
