// Names that hospitals are called by alone, without a word of what they are: "died at Mercy", "Kaiser called".

/** Names that hospitals bear everywhere. */
export const hospitalNames: readonly string[] = [
  "Baptist Health|Methodist Health|Mercy Health|Trinity Health|Penn State Health|Holy Name|Good Samaritan|Good Sam|Cedars[- ]Sinai",
  "Sacred Heart|Holy Cross|Holy Family|Our Lady of Lourdes|Beth Israel|M(?:oun)?t\\.? Sinai|Johns Hopkins|Mass General",
  "Kaiser Permanente|Mercy|Providence|Methodist|Baptist|Presbyterian|Lutheran|Deaconess|Adventist|Bellevue|Montefiore|Sinai",
  "Parkland|Harborview|Mayo|Kaiser|UPMC|HCA|UCSF|UCLA|UCSD|UNC|OHSU|VCU|UAB|NYU|VAMC|MUSC|Dignity|Ascension|AdventHealth",
  "OhioHealth|ProMedica|Geisinger|Ochsner|Sentara|Inova|Novant|Sutter|Scripps|WellStar|Intermountain|Northwestern|Swedish|Bethesda",
];

/** Short names that are a hospital only behind "the". */
export const shortNames = "VA|V\\.A\\.|General|Regional|Memorial|University|County|Children's";

/** Towns and words too: only "at" leads up to the hospital. */
export const onlyAt =
  /^(?:Providence|Ascension|Trinity|Dignity|Bethesda|Lutheran|Adventist|Baptist|Mayo|Swedish|Presbyterian|Sutter|Bellevue|Parkland)$/;
