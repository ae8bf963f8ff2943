// The platform's public address as a code for a phone's camera, drawn on the server.
import { drawQr, QrPicture } from "@/components/ui/qr-picture";

const isOwnMachine = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/** `address` has no slash at its end. */
export async function AddressCode({ address }: { address: string }) {
  const drawing = await drawQr(`${address}/`).catch(() => null);
  const { host, hostname } = new URL(address);
  return (
    <div className="flex items-center gap-5">
      {drawing === null ? null : (
        <QrPicture drawing={drawing} label={`QR code that opens ${host}`} className="size-28 shrink-0 rounded-lg" />
      )}
      <div className="min-w-0">
        <p className="text-subsection">Open on your phone</p>
        <p className="mt-0.5 break-all text-muted-foreground">{host}</p>
        {isOwnMachine(hostname) ? (
          <p className="mt-1 text-caption text-muted-foreground">This address opens on this computer only.</p>
        ) : null}
      </div>
    </div>
  );
}
