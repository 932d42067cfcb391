const UUID_PATTERN = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/**
 * An upper-case UUID that is always the same for the same id: the id itself if it is a UUID, otherwise a hash of its
 * letters. Other apps recognise people and games by this UUID. It does not make anyone anonymous.
 */
export function uuidOf(id: string): string {
  const digits = UUID_PATTERN.test(id)
    ? id.replaceAll('-', '')
    : [1, 2, 3, 4].map((seed) => hash(id, seed)).join('');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20)];
  return [...parts, digits.slice(20)].join('-').toUpperCase();
}

/** The first twelve digits of the UUID: enough to tell people apart, and short enough for a QR code. */
export function shortId(id: string): string {
  return uuidOf(id).replaceAll('-', '').slice(0, 12).toLowerCase();
}

/** FNV-1a with 32 bits, started with a seed, as eight hexadecimal digits. */
function hash(text: string, seed: number): string {
  let hash = 0x811c9dc5 ^ seed;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  // FNV mixes the last letters too little, so the hash is mixed again.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
