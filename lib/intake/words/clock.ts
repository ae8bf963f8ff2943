// How times of the day are written and spoken.

/** What the half of the day is told by: from which hour of the clock's face on and up to which it means the afternoon. */
export interface PartOfDay {
  words: readonly string[];
  /** Hours on the clock's face that lie before noon. */
  am: readonly number[];
  /** Hours that lie after it; twelve is noon. */
  pm: readonly number[];
}

const days = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const onDays = (part: string) => days.flatMap((day) => [`${day} ${part}`, `${day.slice(0, 3)} ${part}`]);

export const partsOfDay: readonly PartOfDay[] = [
  {
    words: [
      "in the morning",
      "in the am",
      "in the a.m.",
      "this morning",
      "this mornin",
      "this am",
      "this a.m.",
      "yesterday morning",
      "tomorrow morning",
      "early morning",
      "early this morning",
      "de la mañana",
      "de la manana",
      "de la madrugada",
      "esta mañana",
      "esta madrugada",
      ...onDays("morning"),
    ],
    am: [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    pm: [],
  },
  {
    words: [
      "in the afternoon",
      "in the pm",
      "in the p.m.",
      "this afternoon",
      "this pm",
      "this p.m.",
      "yesterday afternoon",
      "tomorrow afternoon",
      "de la tarde",
      "esta tarde",
      ...onDays("afternoon"),
    ],
    am: [],
    pm: [12, 1, 2, 3, 4, 5, 6, 7],
  },
  {
    words: [
      "in the evening",
      "this evening",
      "yesterday evening",
      "last evening",
      "tomorrow evening",
      ...onDays("evening"),
    ],
    am: [],
    pm: [4, 5, 6, 7, 8, 9, 10, 11],
  },
  {
    words: ["at night", "in the night", "de la noche"],
    am: [12, 1, 2, 3, 4],
    pm: [6, 7, 8, 9, 10, 11],
  },
  {
    words: ["tonight", "tonite"],
    am: [12, 1, 2, 3],
    pm: [6, 7, 8, 9, 10, 11],
  },
  {
    words: ["last night", "last nite", "anoche", "esta noche", "tomorrow night", ...onDays("night"), ...onDays("nite")],
    am: [],
    pm: [6, 7, 8, 9, 10, 11],
  },
];

/** Words that are a time by themselves. */
export const timesInWords: Record<string, string> = {
  "12 noon": "12:00",
  "twelve noon": "12:00",
  "12:00 noon": "12:00",
  "high noon": "12:00",
  noon: "12:00",
  noontime: "12:00",
  mediodía: "12:00",
  mediodia: "12:00",
  "12 midnight": "00:00",
  "12:00 midnight": "00:00",
  "twelve midnight": "00:00",
  midnight: "00:00",
  medianoche: "00:00",
};

/** Behind these words a number is taken for a time, if it can be one. */
export const timeWords = [
  "at",
  "@",
  "about",
  "around",
  "abt",
  "bout",
  "'bout",
  "’bout",
  "approx",
  "approximately",
  "roughly",
  "circa",
  "by",
  "before",
  "after",
  "~",
  "a las",
  "a la",
  "las",
  "like",
  "close to",
  "until",
  "til",
  "till",
  "from",
  "since",
];

/** Behind these four digits are a time of 24 hours. */
export const clockLabels = [
  "tod",
  "t.o.d.",
  "t.o.d",
  "time of death",
  "time of passing",
  "time of call",
  "time pronounced",
  "time called",
  "time",
  "hora",
  "hora de defunción",
  "hora de defuncion",
  "hora de muerte",
  "pronounced",
  "pronounced at",
  "expired",
  "exp",
  "expd",
  "exp'd",
  "decd",
  "expired at",
  "deceased at",
  "died at",
  "passed at",
  "passed away at",
  "called at",
  "notified",
  "notified at",
  "ceased to breathe at",
  "ctb",
  "ceased to breathe",
  "ceased breathing",
  "time declared",
  "official time",
  "bedside",
];

/** In front of a clock's figures these mean a length, not a time. */
export const lengthWords = [
  "length",
  "duration",
  "dur",
  "lasted",
  "elapsed",
  "runtime",
  "voicemail length",
  "ratio",
  "score",
];
