// What people say in passing of the family, whether it is with the dead; written like words/statements.ts.
import { family, type Statement } from "./statements";

export const familyStatements: readonly Statement[] = [
  {
    field: "isFamilyThere",
    value: "NO",
    phrases: [
      "{no|zero} {family|fam|relatives} at all",
      `none {of the family |}at {the |}{hospital|facility|house|home|scene|bedside}`,
      "{did not|didnt|does not|doesnt|could not|couldnt|cannot|cant} {want to |}{wait|stay} {around|any longer|for you|for the crew|for pickup|for the pickup|and|so|theyve}",
      `${family} {has|have|is|are|} {said|saying} {their|his|her|all their} {goodbyes|good byes|goodbye} and {has |have |are |}{left|gone|gone home|went home|going home}`,
    ],
  },
  {
    field: "isFamilyThere",
    value: "YES",
    phrases: [
      "{aqui|aca|ahi|alli} {estamos|estan|esta} {todos|todas|toda|ella|la|los|sus|mi|mis|el} ",
      "{esta|estan|estamos|sigue|siguen} {aqui|aca|ahi|alli} con {toda |}{la|su|mi} familia",
      "con toda {la|su|mi} familia",
      `${family} {would like|wants|want|wanted|needs|need|asked for|is asking for|are asking for|requests|requesting} {a |some |} {few |little |couple |bit |} {more |extra |}{minutes|time|moments} {alone |}{with|w} {him|her|them}`,
      "{there are|theres|there is|about|at least} {several|many|a few|some|two|three|four|five|six|a lot of|lots of|quite a few|a bunch of} {family members|relatives|family} {here|there|at the|in the|with|gathered|present}",
      "{family members|relatives} {here|there|at the|in the|with|gathered|present}",
      "{they are|theyre|they|everyone is|everybody is} {all |both |still |}{in|at} {the |her |his |}{living room|bedroom|kitchen|bedside|family room|waiting room}",
    ],
  },
];
