// How hurried hands spell the words that tell of a death, by what they mean.
export const spellings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    veteran: "vetren vetran vetern veterin vetrin vetaran vetren vetarn vetrean veteren veteron",
    coroner: "cornor coronor corener corroner coraner coronar corroner cornoer coroer",
    ready: "redy raedy reday readdy",
    released: "relesed realeased releasd realesed releassed",
    military: "millitary militery militry miltary",
    service: "servise serivce",
    family: "famly famliy fambly familly famaly",
    embalming: "enbalming imbalming embaming embalmming",
    stairs: "stares stiars staires",
    donor: "doner donar",
    precautions: "precations precausions percautions",
    isolation: "isolaton isoltion",
    daughter: "dauter daugther doughter",
    husband: "husbend husban",
    already: "alredy allready",
  }).flatMap(([meant, written]) => written.split(" ").map((word) => [word, meant])),
);
