// What is read as an address, and how it is written.
import { describe, expect, it } from "vitest";
import { findAddresses, joinAddress, readAddress } from "./parse-addresses";

describe("addresses in running text", () => {
  it.each([
    ["5218 W Burnham St, West Allis WI 53219", "5218 W Burnham St, West Allis, WI 53219"],
    ["9115 Valley Bend San Antonio TX 78250", "9115 Valley Bend, San Antonio, TX 78250"],
    [
      "her place at 61 Flint Hill Rd, Weaverville, NC 28787 - it is Heather's",
      "61 Flint Hill Rd, Weaverville, NC 28787",
    ],
    ["8842 W 35th Pl\nWheat Ridge, CO 80033", "8842 W 35th Pl, Wheat Ridge, CO 80033"],
    ["> 1335 Plainfield Ave NE\n> Grand Rapids MI 49505", "1335 Plainfield Ave NE, Grand Rapids, MI 49505"],
    ["118 E 4TH ST, SEDALIA, MO 65301   660-555-0104", "118 E 4th St, Sedalia, MO 65301"],
    ["AT HOME 1466 KNOWLES AVE, MEMPHIS TN 38106. HOME HOSPICE", "1466 Knowles Ave, Memphis, TN 38106"],
    ["come get her at 88 fern st in bangor 04401?", "88 Fern St, Bangor, 04401"],
    ["1642 N Leverett Ave, Fayetteville, Arkansas 72703. You can", "1642 N Leverett Ave, Fayetteville, AR 72703"],
    ["We're at 1 Park Plaza, Irvine, California. Call me", "1 Park Plaza, Irvine, CA"],
    ["12850 US Hwy 64, Lexington, NC 27292", "12850 US Hwy 64, Lexington, NC 27292"],
    ["4100 FM 1960 W Houston TX 77068", "4100 FM 1960 W, Houston, TX 77068"],
    ["250 County Road 12, Ada OK 74820", "250 County Road 12, Ada, OK 74820"],
    ["N6540 Sandy Ln", "N6540 Sandy Ln"],
    ["W180N8085 Town Hall Rd, Menomonee Falls, WI 53051", "W180N8085 Town Hall Rd, Menomonee Falls, WI 53051"],
    ["1234 S 500 E, Salt Lake City, UT 84101", "1234 S 500 E, Salt Lake City, UT 84101"],
    ["14500 W 8 Mile Rd, Southfield, MI 48075", "14500 W 8 Mile Rd, Southfield, MI 48075"],
    ["1615 St Philip St, New Orleans, LA 70116", "1615 St Philip St, New Orleans, LA 70116"],
    ["77 W Court St, Woodstock, VA 22664", "77 W Court St, Woodstock, VA 22664"],
    ["500 E St NW Washington DC 20001", "500 E St NW, Washington, DC 20001"],
    ["2210 Avenue H, Rosenberg, TX 77471", "2210 Avenue H, Rosenberg, TX 77471"],
    ["1 Calle Luna, San Juan PR 00901", "1 Calle Luna, San Juan, PR 00901"],
    ["24 Elm Ct #12, Dover, DE 19901", "24 Elm Ct #12, Dover, DE 19901"],
    ["1200 E Beltline Ave NE Ste 4, Grand Rapids, MI 49525", "1200 E Beltline Ave NE Ste 4, Grand Rapids, MI 49525"],
    ["12 Oak St, Apt. 4b, Troy, NY 12180-1234", "12 Oak St Apt 4B, Troy, NY 12180-1234"],
    ["12 Oak St, Rm 4, Troy, NY 12180", "12 Oak St, Troy, NY 12180"],
    ["1420 NW 12th, Portland OR 97209", "1420 NW 12th, Portland, OR 97209"],
    ["lives at 2208 S Montana Ave w/ wife", "2208 S Montana Ave"],
    ["PO Box 88, Dillon, MT 59725", "PO Box 88, Dillon, MT 59725"],
    ["RR 2 Box 114, Viroqua, WI 54665", "RR 2 Box 114, Viroqua, WI 54665"],
    ["at 8 Broadway, come in the back", "8 Broadway"],
    ["15 Oak Ave, ask for Bob", "15 Oak Ave"],
    ["46 Elm St, Springfield. Ask for Bob", "46 Elm St, Springfield"],
    ["787 Pine Run Middlefield CT 06455", "787 Pine Run, Middlefield, CT 06455"],
  ])("%s", (text, value) => {
    expect(findAddresses(text).map((address) => address.value)).toEqual([value]);
  });

  it.each([
    "3 in garage, then level",
    "2 men, 88 F 140 LBS, 30 min heads up, 6 hrs",
    "2 from same family. 15 min drive from here",
    "room 12 North Wing, bed 4 Court side, mile 7 Creek",
    "08/29/2026 10:12 PM, call 312-555-0142 Oak is the dog",
    "9 lbs, 14 years, 3 steps up, 2 flights of stairs",
    "wt 180 Lane Bryant bag; 10 certified copies",
    "case 26 Terrace, PO 44-0198, badge 4412 Drive",
    "came in 2014 so the daughter drives",
    "the bridge on rt 9 is closed",
  ])("none in %j", (text) => {
    expect(findAddresses(text)).toEqual([]);
  });

  it("tells the parts and where they stand", () => {
    const text = "POD: 35 Stillwater Ave Apt 2, Bangor, ME 04401 now";
    const [address] = findAddresses(text);
    expect(address).toMatchObject({
      street: "35 Stillwater Ave",
      unit: "Apt 2",
      city: "Bangor",
      state: "ME",
      zip: "04401",
    });
    expect(text.slice(address?.start, address?.end)).toBe("35 Stillwater Ave Apt 2, Bangor, ME 04401");
  });

  it("finds one after the other", () => {
    const text = "from 40 1st Ave, Troy, NY 12180 to 9 Elm St, Rye NY 10580 by 5";
    expect(findAddresses(text).map(({ city }) => city)).toEqual(["Troy", "Rye"]);
  });
});

describe("an address behind a label", () => {
  it.each([
    ["Hwy 9 mile marker 12", "Hwy 9 mile marker 12"],
    ["Bowling Green, KY", "Bowling Green, KY"],
    ["Valley Bend, San Antonio, TX 78250", "Valley Bend, San Antonio, TX 78250"],
    ["Clover Leaf Home, 2700 S Ingram Ave, Sedalia MO 65301", "2700 S Ingram Ave, Sedalia, MO 65301"],
  ])("%s", (segment, value) => {
    expect(readAddress(segment)?.value).toBe(value);
  });

  it.each(["same", "same as above", "n/a", "see above", "-", "", "unknown", "312-555-0142", "his residence"])(
    "none: %j",
    (segment) => {
      expect(readAddress(segment)).toBeNull();
    },
  );

  it("is joined from street and town", () => {
    expect(joinAddress("618 Avenue D", "Rosenberg, TX 77471")).toBe("618 Avenue D, Rosenberg, TX 77471");
    expect(joinAddress("1155 HATTIE ST", "FORT WORTH TX 76104")).toBe("1155 Hattie St, Fort Worth, TX 76104");
    expect(joinAddress("12 Oak St, Troy, NY 12180", "Troy NY")).toBe("12 Oak St, Troy, NY 12180");
    expect(joinAddress("12 Oak St", "")).toBe("12 Oak St");
  });
});

describe("hostile text", () => {
  it.each([
    "1 ",
    "1 Aaa ",
    "1 A B C D E F G ",
    "1 Aaa Bend Aaa Aaa Aaa ",
    "1 Aaa, Bbb, ",
    "1",
    "PO Box 1 ",
    "1 Main St ",
    "((",
    "\n",
    "12 Oak St, ",
  ])("of %j ends soon", (part) => {
    const begin = performance.now();
    findAddresses(part.repeat(100_000 / part.length));
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
