// A QR code as a picture: black on white in every theme, with the quiet zone that cameras look for.

/** White modules around the code; with fewer, some cameras do not find it. */
const quietZone = 4;

export interface QrDrawing {
  text: string;
  /** Modules on a side, without the quiet zone. */
  size: number;
  path: string;
}

/**
 * Level M: a code that is creased or a quarter worn away still reads. The library comes only where a code stands. Raises
 * where the text is too long for a code.
 */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { create } = await import("qrcode");
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from({ length: size }, (_, y) => rowPath(data.subarray(y * size, (y + 1) * size), y));
  return { text, size, path: rows.join("") };
}

/** One rectangle for each run of dark modules, so that no hairline shows between them on paper. */
function rowPath(row: Uint8Array, y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - start;
    path += `M${start + quietZone} ${y + quietZone}h${length}v1h-${length}z`;
  }
  return path;
}

/** `label` says what the code leads to. */
export function QrPicture({ drawing, label, className }: { drawing: QrDrawing; label: string; className?: string }) {
  const side = drawing.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={side} height={side} fill="white" />
      <path d={drawing.path} fill="black" />
    </svg>
  );
}
