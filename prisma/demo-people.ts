// The demo week's businesses and people, all invented.

export type BusinessKey = "funeralHome" | "hospital" | "transport";
export type PersonKey = "jonah" | "teresa" | "marisol" | "deshawn" | "ana";

export const demoPassword = "demo-password";

export const businesses: Record<
  BusinessKey,
  { name: string; kind: string; address: string; phone: string; reportEmail: string }
> = {
  funeralHome: {
    name: "Harlan & Rowe Funeral Home",
    kind: "funeral_home",
    address: "1609 Dempster St, Evanston, IL 60201",
    phone: "(847) 555-0134",
    reportEmail: "branch@harlan-rowe.test",
  },
  hospital: {
    name: "St. Brendan Medical Center",
    kind: "hospital",
    address: "4025 N Paulina St, Chicago, IL 60613",
    phone: "(312) 555-0142",
    reportEmail: "decedent-affairs@st-brendan.test",
  },
  transport: {
    name: "Lakeshore Removal Service",
    kind: "transport_company",
    address: "2840 S Western Ave, Chicago, IL 60608",
    phone: "(312) 555-0187",
    reportEmail: "office@lakeshore-removal.test",
  },
};

interface Person {
  business: BusinessKey;
  email: string;
  firstName: string;
  lastName: string;
  role: "coordinator" | "driver" | "admin";
  /** Listed on the sign-in screen of the embedded database. */
  signsIn: boolean;
}

export const people: Record<PersonKey, Person> = {
  marisol: {
    business: "transport",
    email: "coordinator@demo.test",
    firstName: "Marisol",
    lastName: "Vega",
    role: "coordinator",
    signsIn: true,
  },
  deshawn: {
    business: "transport",
    email: "driver@demo.test",
    firstName: "Deshawn",
    lastName: "Avery",
    role: "driver",
    signsIn: true,
  },
  ana: {
    business: "transport",
    email: "ana@demo.test",
    firstName: "Ana",
    lastName: "Ruiz",
    role: "coordinator",
    signsIn: false,
  },
  teresa: {
    business: "hospital",
    email: "hospital@demo.test",
    firstName: "Teresa",
    lastName: "Nolan",
    role: "coordinator",
    signsIn: true,
  },
  jonah: {
    business: "funeralHome",
    email: "admin@demo.test",
    firstName: "Jonah",
    lastName: "Rowe",
    role: "admin",
    signsIn: true,
  },
};
