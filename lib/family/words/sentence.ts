// How sentences begin and end where something of a case is put into them.

/** 'Your loved one' of 'your loved one'. */
export const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** With a full stop, unless it ends with one: 'a las 9:15 p. m.', 'with Doyle & Sons, Inc.'. */
export const end = (text: string) => (text.endsWith(".") ? text : `${text}.`);
