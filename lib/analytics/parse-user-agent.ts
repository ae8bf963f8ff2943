// Which user agents are programs that nobody looks through: they are answered, and not counted.

const program =
  /(?<!\bcu)bots?\b|crawl|spider|slurp|headless|lighthouse|pagespeed|pingdom|uptime|monitor(?:ing)?\b|preview|facebookexternalhit|embedly|whatsapp|curl\/|wget\/|python-|httpx?\/|axios\/|node-fetch|undici|okhttp|go-http-client|java\/|libwww|scrapy|phantomjs|^node$/i;

/** Whether a program calls itself so; one that says nothing is one, for every browser does. */
export const isProgram = (userAgent: string): boolean => userAgent.trim() === "" || program.test(userAgent);
