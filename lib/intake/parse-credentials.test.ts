// Passwords and account names, and the codes of doors, which a driver needs.
import { describe, expect, it } from "vitest";
import { findSecrets } from "./parse-secrets";

const credentials = (text: string) =>
  findSecrets(text)
    .filter(({ kind }) => kind === "password")
    .map(({ start, end }) => text.slice(start, end))
    .join("|");

describe("credentials", () => {
  it.each([
    ["portal user: jdoe pw: Sunny#12", "jdoe pw: Sunny#12"],
    ["username jdoe password Sunny#12", "jdoe|Sunny#12"],
    ["Login: jdoe / Sunny#12", "jdoe / Sunny#12"],
    ["login jdoe/Sunny#12", "jdoe/Sunny#12"],
    ["Log in to accept: https://x.example/a", ""],
    ["Log in to accept: https://fcr.example/a/871", ""],
    ["Chart pw if you need the face sheet is Aase#2026. Call me.", "Aase#2026"],
    ["Patient portal access (for POA): vlocklear62 / Bass-Boat-19", "vlocklear62 / Bass-Boat-19"],
    ["Upload it on your portal by 10:30, 2nd floor, room ICU-4, follow-up 312-555-0142", ""],
    ["password is required", ""],
    ["apiKey: Qz71bbTTxx", "Qz71bbTTxx"],
    ["api_key=Qz71bbTTxx", "Qz71bbTTxx"],
    ['"token": "abcd1234efgh"', "abcd1234efgh"],
    ["the webhook sk_live_Qz71bbTT is theirs", "sk_live_Qz71bbTT"],
    ["Password reset needed", ""],
    ["our password is Lilac", "Lilac"],
    ["[UNIT TEL] 910-555-0125          epic handoff pin: 77-Plover  (staff only)", "77-Plover"],
    ["Our garage alarm: user 3, PIN 90417. Please don't write it down.", "90417"],
    ["ok whats the portal login\nNina (disp): fmack / Tide2025pool", "fmack / Tide2025pool"],
    ["Login for the photos you asked about: trask-family  pw BlueHeron77", "trask-family  pw BlueHeron77"],
    ["the alarm is 2580 then off", ""],
    ["pw is lilac2024.", "lilac2024"],
    ["gate code 5521", ""],
    ["door code is 4471#", ""],
    ["access code for the elevator 9911", ""],
    ["key box code: 1234", ""],
    ["alarm code 7788", ""],
    ["clave 5521 del portón", ""],
    ["hay un portón, clave 5521", ""],
    ["usuario: mperez clave de acceso: Rosa99", "mperez|Rosa99"],
    ["contraseña: Rosa99!", "Rosa99!"],
    ["voicemail PIN 4471", "4471"],
    ["PIN 4471 at the side door", ""],
    ["sign in at the front desk with security", ""],
    ["please sign in with Maria", ""],
    ["EDRS login jsmith2 password Hope!77", "jsmith2|Hope!77"],
    ["sign in as night.desk@x.example with Hope!77", "night.desk@x.example with Hope!77"],
    ["wifi password: guest2020", "guest2020"],
    ["the password to the portal is Blue42!", "Blue42!"],
    ['user name = jdoe, password = "blue heron 22"', "jdoe|blue heron 22"],
    ["User ID: frontdesk\nPassword: Maple-22", "frontdesk|Maple-22"],
    ["un: jdoe pw: abc123", "jdoe pw: abc123"],
    ["un hijo: Juan Perez", ""],
    ["Username\njdoe\nPassword\nabc123", "jdoe|abc123"],
    ["Login / password: jdoe / abc123", "jdoe / abc123"],
    ["portal pw Sunflower9", "Sunflower9"],
    ["Case portal: user night2 / Lark!204", "night2 / Lark!204"],
    ["login night2, pass Lark!204", "night2, pass Lark!204"],
    ["Login night2 PW Lark!204", "night2|Lark!204"],
    ["EDR user/pass = mvega/Lark!204", "mvega/Lark!204"],
    ["User: mvega Pass: Lark!204", "mvega|Lark!204"],
    ["(u: jsmith p: Hope22)", "jsmith p: Hope22"],
    ["usuario mvega, clave Rosa88", "mvega, clave Rosa88"],
    ["usuario: mvega / clave: Rosa88", "mvega|Rosa88"],
    ["pass the church on your left", ""],
    ["Pass: the gate on left", ""],
    ["user name: night.desk", "night.desk"],
    ["username - night.desk", "night.desk"],
    ["My chart login is mvega44", "mvega44"],
    ["To log in use mvega44 and Tulip$88", "mvega44 and Tulip$88"],
    ["Log in with badge at kiosk", ""],
    ["WiFi: guest / Tulip$88", ""],
    ["voicemail password 4417", "4417"],
    ["computer password 4417", "4417"],
    ["Alarm password is 4417", "4417"],
    ["safe combo 12-24-36", ""],
    ["lockbox combo 4417", ""],
  ])("%j withholds %j", (text, expected) => {
    expect(credentials(text)).toBe(expected);
  });
});
