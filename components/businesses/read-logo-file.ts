// Makes a chosen picture small enough for a logo, drawn anew, so that nothing goes along that its camera wrote into it.

/** Pixels: sharp on paper at the size that a report prints it. */
const mostWidth = 960;
const mostHeight = 480;

/** The image as base64: JPEG stays one, everything else becomes PNG, which reports can print. Null for what is none. */
export async function readLogoFile(file: File): Promise<string | null> {
  const drawn = await draw(file).catch(() => null);
  if (!drawn) return null;
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

async function draw(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, mostWidth / picture.width, mostHeight / picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === "image/jpeg" ? file.type : "image/png";
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
}
