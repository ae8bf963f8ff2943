// Mends addresses whose percent codes are no UTF-8, so that they are answered as any other unknown page.

const readable = (path) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The address with the percent signs of its path taken as they stand, where they are no codes of UTF-8.
 * @param {string} address as asked for: path and query
 */
export function mendAddress(address) {
  const at = address.indexOf("?");
  const path = at < 0 ? address : address.slice(0, at);
  return readable(path) ? address : path.replaceAll("%", "%25") + address.slice(path.length);
}
