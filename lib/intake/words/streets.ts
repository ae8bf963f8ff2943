// The words of street addresses in the US, in small letters without full stops.

/** Words that end a street's name. */
export const streetEndings: ReadonlySet<string> = new Set(
  [
    "st street str ave avenue av aven blvd boulevard boul rd road dr drive drv ln lane ct court crt cir circle",
    "pl place plz plaza pkwy parkway pky pkway ter terrace terr trl trail hwy highway fwy freeway expy expressway",
    "tpke turnpike pike way loop alley aly byp bypass cswy causeway sq square cv cove xing crossing row",
    "ally boulavard stret streat avenu raod drve",
  ].flatMap((line) => line.split(" ")),
);

/** Words that end a street's name too, and begin or are part of one just as often. */
export const weakStreetEndings: ReadonlySet<string> = new Set(
  [
    "bend run path walk pass park point pt hill hills view vista glen grove ridge rdg trace landing lndg commons",
    "common village vlg harbor island isle lake lakes mill mills creek spring springs heights hts gardens green",
    "meadow meadows mount mountain oaks valley bluff bluffs branch bridge canyon cliff corner corners estates field",
    "fields ford forest fork garden gateway hollow holw knoll knolls manor orchard overlook promenade ranch rapids",
    "shore shores station stream summit trafficway union wells woods esplanade broadway close crescent mews quay spur",
  ].flatMap((line) => line.split(" ")),
);

/** Names that streets bear in every town, often told without a word of their kind: `1507 Elm, Fremont`. */
export const usualStreets: ReadonlySet<string> = new Set(
  [
    "elm oak maple pine cedar birch linden walnut chestnut spruce willow poplar hickory sycamore ash cherry magnolia",
    "locust juniper aspen dogwood hawthorne mulberry beech alder cypress redwood mesquite acacia main lakeview sunset",
  ].flatMap((line) => line.split(" ")),
);

/** The same, and people bear them too: `at 214 Adams`. */
export const namedStreets: ReadonlySet<string> = new Set(
  [
    "washington jefferson lincoln madison monroe adams jackson franklin grant cleveland harrison wilson laurel",
    "highland central prospect division market church state",
  ].flatMap((line) => line.split(" ")),
);

/** Words after which the street's name follows: `Avenue H`, `Calle Luna`. */
export const streetOpenings: ReadonlySet<string> = new Set(
  "avenue ave calle avenida ave. camino via viale rue paseo calzada carretera callejon plaza vista rua".split(" "),
);

export const directions: Readonly<Record<string, string>> = {
  n: "N",
  s: "S",
  e: "E",
  w: "W",
  ne: "NE",
  nw: "NW",
  se: "SE",
  sw: "SW",
  north: "North",
  south: "South",
  east: "East",
  west: "West",
  northeast: "Northeast",
  northwest: "Northwest",
  southeast: "Southeast",
  southwest: "Southwest",
  no: "No",
  so: "So",
};

/** Roads that a number or a letter names: `US Hwy 64`, `FM 1960`, `County Road 12`. */
export const numberedRoads: ReadonlySet<string> = new Set(
  "hwy highway route rt rte rd road fm rm cr sr co cty county state us interstate i-35 loop pr hway expressway expwy expy parkway pkwy carretera carr".split(
    " ",
  ),
);

/** Words that announce a part of a house, with their written form. */
export const units: Readonly<Record<string, string>> = {
  apt: "Apt",
  apartment: "Apt",
  apartamento: "Apt",
  apto: "Apt",
  departamento: "departamento",
  depto: "depto",
  dpto: "dpto",
  unit: "Unit",
  ste: "Ste",
  suite: "Ste",
  lot: "Lot",
  fl: "Fl",
  bldg: "Bldg",
  building: "Building",
  trlr: "Trlr",
  trailer: "Trailer",
  spc: "Spc",
  space: "Space",
  sp: "Spc",
};

/** Words that never stand in a street's or a town's name right after a number: `30 min heads up`, `2 from same family`. */
export const notInStreets: ReadonlySet<string> = new Set(
  [
    "min mins minute minutes hr hrs hour hours day days wk wks week weeks month months year years yr yrs yo y/o old",
    "am pm a.m p.m lb lbs pound pounds kg kgs kilo kilos ft feet foot in inch inches cm step steps stair stairs flight",
    "flights man men person persons people ppl guy guys tech techs crew staff dog dogs cat cats kid kids son sons",
    "daughter daughters sister sisters brother brothers grandkids from same for you and or then to at is was are were",
    "has had have with w went will came come call calls called calling copies certified certifieds times x more other",
    "of on by but if as so our we us i my me he she they them his her their it its this that these those who if not no",
    "yes phone cell fax ext rm room floor flr fl bed beds the a an pm percent hundred thousand miles mi block blocks",
    "january february march april may june july august september october november december jan feb mar apr jun jul aug",
    "sep sept oct nov dec mg ml liters liter story stories car cars items item pieces piece bags bag rings ring pets",
    "weight height age dob dod tod ssn nok",
  ].flatMap((line) => line.split(" ")),
);

/** Words before a number that say it is no house number: `room 27`, `mile 4`. */
export const notBeforeHouseNumbers: ReadonlySet<string> = new Set(
  [
    "room rm unit apt apartment suite ste bed floor fl flr lot acct account case box exit van mile no number control",
    "badge pct precinct ext extension x po policy mrn zip fm hwy highway route rt rte road cr sr state dept license",
    "age aged wt weight about approx around approximately maybe only for needs need bring code pin dock gate door bay",
    "elevator lift station post channel page line van car truck medic engine section dx icd",
  ].flatMap((line) => line.split(" ")),
);

/** Words that open the name of a town of two or more words: `San Antonio`, `West Allis`. */
export const townOpenings: ReadonlySet<string> = new Set(
  [
    "san santa saint st ste los las la el le del de des new north south east west n s e w lake port fort ft mount mt",
    "grand cedar baton corpus little long palm palos green high iron kansas oklahoma salt virginia colorado rancho",
    "council broken sioux rapid big great coral boca delray daytona panama cape fond eau la prairie bowling college",
    "jersey atlantic ocean myrtle hilton rock chapel winston falls silver ellicott glen wheat white black blue red",
    "walnut garden huntington newport redondo hermosa manhattan laguna mission moreno simi thousand apple chula",
    "culver daly redwood union half elk citrus pleasant castle federal maple eden brooklyn bloomfield sterling rochester",
    "twin idaho pine cherry spring missouri texas league deer flower cedar haltom hot pearl ocean bay bonita cooper",
    "alamo mineral sulphur junction park carson boulder twentynine yucca desert cathedral mountain menlo beverly",
  ].flatMap((line) => line.split(" ")),
);
