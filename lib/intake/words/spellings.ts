// How hurried hands spell the words that tell of a death, by what they mean.
export const spellings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    veteran: "vetren vetran vetern veterin vetrin vetaran vetren vetarn vetrean veteren veteron",
    coroner: "cornor coronor corener corroner coraner coronar corroner cornoer coroer",
    ready: "redy raedy reday readdy",
    pickup: "pu",
    released: "relesed realeased releasd realesed releassed",
    military: "millitary militery militry miltary",
    service: "servise serivce",
    family: "famly famliy fambly familly famaly",
    embalming: "enbalming imbalming embaming embalmming",
    stairs: "stares stiars staires",
    donor: "doner donar",
    precautions: "precations precausions percautions",
    isolation: "isolaton isoltion",
    already: "alredy allready",
    isnt: "aint",
    coming: "comin",
    going: "goin",
  }).flatMap(([meant, written]) => written.split(" ").map((word) => [word, meant])),
);

/** Short and homely words for kin, by how the tables have them. */
export const kinSpellings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    daughter: "dghtr dgtr dght dghter daughtr daugter daugther doughter dauter daught",
    husband: "hubby hubbie hubs hsbnd hsbd hsb husbnd husbend husban",
    wife: "wifey wfe",
    brother: "bruther brothr brthr",
    sister: "sistr sistah",
    grandson: "grson grndson g-son",
    granddaughter: "grdaughter grnddaughter g-daughter granddau granddtr",
    nephew: "nefew nephu",
    mother: "mothr",
    father: "fathr",
    spouse: "spuse",
  }).flatMap(([meant, written]) => written.split(" ").map((word) => [word, meant])),
);
