// Names of houses that carry no word of what they are: how such names end, and who is known by a name alone.

/** A house for the old, whatever stands before it. */
export const plainEndings =
  "Manor|Commons|Terrace|Arbors?|Haven|Lodge|Villa|Villas|Cottages?|House|Chateau|Acres|Rest|Residence";

/** These end the names of towns, streets and fields as well. */
export const maybeEndings =
  "Gardens?|Court|Courts|Place|Crossing|Landing|Pointe|Point|Trace|Estates|Meadows?|Ridge|Woods|Springs|Heights|Village|Glen|Oaks?|Pines?|Grove|Hollow|Willows?|Laurels?|Gables|Maples?|Elms?|Birches|Cedars?|Bridges|Hills?|Run|Brook|Square|Towers?|View|Vista|Shores?|Harbor|Cove|Park|Bend|Creek|Knoll|Bluffs?|Fields?|Falls|Orchards?|Mills?|Preserve|Reserve|Lakes?";

/** Hospitals that people call by one name, a town behind it at most: "Kaiser Vallejo", "Swedish Edmonds". */
export const hospitalNames =
  "Kaiser|Kaiser Permanente|Swedish|Providence|Sutter|Mercy|Dignity|UCSF|UCLA|UCSD|UC Davis|UC Irvine|OHSU|MGH|Mass General|Brigham|BIDMC|BMC|NYU|Mount Sinai|Mt\\.? Sinai|Cedars|Cedars[- ]Sinai|Hopkins|Johns Hopkins|UPMC|Penn State|Geisinger|Banner|HonorHealth|Intermountain|Scripps|Sharp|Sentara|Inova|Novant|Atrium|Duke|UNC|MUSC|Emory|Grady|Piedmont|WellStar|Wellstar|Ochsner|UAB|Vanderbilt|TriStar|Ascension|SSM|OSF|Rush|Northwestern|Advocate|Aurora|Froedtert|Mayo|Allina|Sanford|Avera|Essentia|Spectrum|Corewell|Beaumont|Henry Ford|McLaren|Munson|ProMedica|OhioHealth|Kettering|TriHealth|MetroHealth|Baylor|Parkland|Memorial Hermann|MD Anderson|Legacy|PeaceHealth|MultiCare|Virginia Mason|Overlake|EvergreenHealth|Harborview|Lahey|Maine Med|Christiana|Bayhealth|AdventHealth|HCA|Shriners|City of Hope|St\\.? Jude|Dana[- ]Farber|Hennepin|Regions|Abbott Northwestern|HealthPartners|Loyola|Cook County|LAC\\+USC|Maimonides|Montefiore|Lenox Hill|Tufts|Palomar|Loma Linda|Palmetto|Prisma|Sparrow|Bronson|VA|Queen['’]?s";

/** Homes that people call by one name. */
export const careNames =
  "Kindred|Brookdale|Sunrise|Atria|Avamere|Life Care|Manor ?Care|ManorCare|Golden Living|Belmont Village|Merrill Gardens|Emeritus|Aegis|Silverado|Arden Courts|Good Samaritan|Good Sam|Five Star|Bickford|Elmcroft|Morningstar|Edgewood|Touchmark|Oakmont|Genesis|Heartland|Consulate|Bristol Glen|Harmony|Evergreen";

/** Those whose names are no other word, though they are typed in small letters. */
export const plainNames =
  "kaiser|ucsf|ucla|ucsd|ohsu|upmc|bidmc|musc|uab|ochsner|harborview|overlake|geisinger|sentara|brookdale|avamere|silverado|manorcare|kindred";
