// Tells of a number in running text that it is the speaker's own, or the one that the line showed: "call me on …", "cell … call me", "the display read …".
import { meBehind } from "./parse-person-words";
import type { RequestField } from "@/lib/transports/schema";

const callMe =
  /\b(?:call|reach|text|txt|ring|phone) (?:me|us)\b(?! (?:if|when) (?:he|she|they))[^.;\n\d]{0,34}$|\bmy (?:cell|cel|number|phone|mobile|direct|line|#|celular|tel)\b[^.;,\n\d]{0,18}$|\b(?:el|la) m[ií][oa]\b[^.;\n\d]{0,10}$|\b(?:need|want) me\b[^.;\n\d]{0,16}$|\btext,? (?:don['’]?t|do not|not) call\W*$|\bg(?:imme|ive me) a (?:call|ring|shout)\b[^.;\n\d]{0,16}$|\breach me\W{0,4}$|\b(?:i['’]m|i am) (?:at|on) \(?$|\b(?:is|was) calling (?:from |on )?$|\bCALLING (?:FROM )?$/i;
const fromNumber =
  /\b(?:voice ?mail|v\/?m|voice message|missed call|sms|calling number|number showed|came up as|shows? up as|(?:new )?message(?: \d+ of \d+)?|(?:inbound|incoming)(?: call)?|on the (?:screen|display))\b[^.;\n]{0,44}?\b(?:from|is|as|number)\b:?\s*\+?1?[\s(]*$|\bcalling number:?\s*\+?1?[\s(]*$/i;

/** "From: WIRELESS CALLER 203-…", "Voicemail from MERCY HOSPITAL 414-…": what the line showed. */
const shownName =
  /\b[Ff](?:rom|ROM):?\s{1,3}(?:(?:[Ww]ireless|WIRELESS|[Uu]nknown|UNKNOWN|[Mm]obile|MOBILE|[Cc]ell(?:ular)?|CELL(?:ULAR)?|TOLL FREE) ?(?:[Cc]all(?:er)?|CALL(?:ER)?|[Nn]ame|NAME|[Pp]hone|PHONE)?(?: [A-Z]{2})?|OUT OF AREA)\W{1,4}$|\b(?:[Vv]oice ?mail|VOICE ?MAIL|VM)(?: message)?,? (?:from|FROM):?\s{1,3}[A-Z][A-Z &.'-]{3,24}[\s,(]{1,3}$/;

/** "She called from 641-… according to our caller ID". */
const shownBehind =
  /^[\s,(–-]*(?:(?:our |the )?(?:caller ?id|cid|display|screen) (?:reads?|shows?|showed|says?|said|is|was|as)\b(?![^.;\n]{0,20}\d{3})|(?:according to|per|by|from|as (?:shown|seen|displayed|logged) (?:on|by|in)|(?:is|was) (?:what|the (?:number|one) (?:that|on)|on)|(?:that )?(?:showed(?: up)?|came up|shows(?: up)?|popped up|displayed|showing) (?:on|as)|on) (?:came up on |showed on |showed up on )?(?:the |our |my )?(?:caller ?i\.?d|cid|display|screen|phone(?:['’]s)? (?:display|screen|system)|console|switchboard)\b)/i;

/** "Call us back if you need anything …" is the caller's number; "Voicemail 03/14 1:48a from …" the line's. */
export function ownNumberOf(left: string, right: string): RequestField | null {
  if (
    /\bmy (?:cell|direct|own|mobile|personal)\b[^.;\n\d]{0,50}\b(?:better|best|instead|rather)\b[^.;\n\d]{0,20}$/i.test(
      left,
    )
  )
    return "callerPhone";
  if (fromNumber.test(left) || shownName.test(left) || shownBehind.test(right)) return "callerIdPhone";
  return callMe.test(left) || meBehind.test(right) || (ownLabel.test(left) && callMeBehind.test(right))
    ? "callerPhone"
    : null;
}

/** "cell 919-555-0185 call me when enroute". */
const ownLabel =
  /(?:^|[\n.;])[^\p{L}\n]{0,3}(?:(?:my )?(?:cell|ph|phone|number|tel|cb|direct|mobile)\b)?[^\p{L}\d]{0,4}$/iu;
const callMeBehind =
  /^[\s,(–-]{0,3}(?:please |pls )?(?:(?:call|text|txt|ring|phone) me\b(?![^.;\n]{0,30}\d{3})|is my\b|is mine\b)/i;

/** "The number here is … and mine direct is …": the first is the house's. */
export const hereNumber = /\bhere is\W*$/i;
export const ownNumber = /^\W{0,3}(?:and |but |or )?(?:mine|my (?:own|direct|cell|mobile|personal))\b/i;
