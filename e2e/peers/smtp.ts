// A real mail server on loopback: it keeps what it takes, and refuses, hangs or hangs up when told to.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** `refuse` answers 451 to the mail, `hang` never answers it, `drop` ends the connection in the middle of it. */
type SmtpMood = "take" | "refuse" | "hang" | "drop";

export interface SmtpPeer {
  /** As in SMTP_URL, with user and password. */
  url: string;
  /** What was taken, in order. */
  mails: Email[];
  mood: SmtpMood;
  stop(): Promise<void>;
}

export interface SmtpPeerOptions {
  /** A free one unless given. */
  port?: number;
}

const account = { user: "office", pass: "a password with : and /" };

/** Starts the server. */
export async function startSmtpPeer({ port = 0 }: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const mails: Email[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isOurs = username === account.user && password === account.pass;
      done(isOurs ? null : new Error("Wrong user or password"), isOurs ? { user: username } : undefined);
    },
    onData: (stream, _session, done) => callbackify(take)(stream, done),
  });
  const take = async (stream: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (peer.mood === "hang") await new Promise(() => {});
    if (peer.mood === "drop") for (const socket of sockets) socket.destroy();
    if (peer.mood !== "take") throw Object.assign(new Error("Try again later"), { responseCode: 451 });
    mails.push(await PostalMime.parse(Buffer.concat(chunks)));
  };
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // A sender that hangs up is nothing to this server.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: bound } = server.server.address() as AddressInfo;
  const credentials = `${account.user}:${encodeURIComponent(account.pass)}`;
  const peer: SmtpPeer = {
    url: `smtp://${credentials}@127.0.0.1:${bound}`,
    mails,
    mood: "take",
    stop: async () => {
      const closed = new Promise<void>((done) => {
        server.close(done);
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return peer;
}
