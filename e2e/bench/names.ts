// Names and places of which the generator makes its requests.

const words = (text: string) => text.trim().split(/\s+/);

export const firstNames = words(`
  James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica
  Thomas Karen Charles Sarah Daniel Nancy Matthew Lisa Anthony Betty Mark Sandra Donald Ashley Steven Dorothy Andrew
  Kimberly Paul Emily Joshua Donna Kenneth Margaret Kevin Carol Brian Ruth George Sharon Ronald Helen Edward Deborah
  Rafael Guadalupe José Jesús Ángela Renée Zoë Chloé Günther Siobhán Bjørn Stanisław Wanda Olga Dmitri Hiroshi Mei
  Fatima Ahmed Ngozi Kwame Lakshmi Raj Irene Dolores Grace Frances Rose Alice Florence Ethel Gladys Lillian Edna`);

/** The most common first. */
export const lastNames = words(`
  Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson
  Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young
  Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter
  Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers
  Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez
  Wood Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez Muñoz Nowak
  Wiśniewski Schäfer Lindqvist Haugen Tanaka Yamamoto Okafor Mensah Petrov Ivanov Papadopoulos Rossi Bianchi Moreau
  Dubois Fitzgerald Gallagher O'Brien O'Neill`);

/** Beginnings, middles and ends of the many names that few bear. */
export const nameBeginnings = words(`
  Ab Al An Bar Bel Ber Bran Bur Cal Car Chal Cor Dal Dan Del Don Dur Ed El Fal Far Fen Gal Gar Gil Gor Hal Har Hel Hol
  Jan Kas Kel Kir Lam Lan Lin Lor Mal Mar Mel Mor Nor Ol Or Pal Par Pel Por Ral Ran Rol Sal San Sel Sor Tal Tan Tor Val`);
export const nameMiddles = words(`
  a ba be bi da de di do ga ge go i ka ke ki la le li lo ma me mi na ne ni no o ra re ri ro sa se si so ta te ti to va`);
export const nameEnds = words(`
  bach berg borg by cz dahl der dez feld ford gard hart holm ini k kamp kins land ley lund man mann mond ney nik nowski
  quist rad ridge ris rup sen shaw ska son stad stein ston strom ton vich ville wald well wick wood worth wright`);

export const streets = words(`
  Ashland Western Damen Halsted Clark Broadway Division Augusta Belmont Addison Montrose Lawrence Foster Peterson Devon
  Howard Cicero Pulaski Kedzie California Racine Sheffield Southport Lincoln Milwaukee Elston Roosevelt Cermak Archer
  Garfield Stony Cottage Harlem Austin Laramie Central Narragansett Oakley Leavitt Hoyne Paulina Wolcott Ravenswood`);
export const towns = words(`
  Chicago Chicago Chicago Chicago Berwyn Evanston Skokie Elmhurst Oak-Park Cicero Naperville Aurora Joliet Waukegan
  Schaumburg Palatine Wheaton Lombard Downers-Grove Niles`);

/** A name that few bear; they stand at this rest of so many, which is the big business's. */
export const rare = { every: 20_000, rest: 10, name: "Kowalczyk" };
/** A place that was used in the first tenth of the years only. */
export const formerPlace = "Annex";
