// Discord's permission bits in a few words.

const ADMINISTRATOR = 1n << 3n;
const MANAGE_SERVER = 1n << 5n;
const MANAGE_EVENTS = 1n << 33n;
const USE_COMMANDS = 1n << 31n;

/** "owner", "organiser", "member": the most that the bits allow. */
export function rightsInWords(permissions) {
  const bits = BigInt(permissions ?? 0);
  if (bits & ADMINISTRATOR) return "administrator";
  if (bits & MANAGE_SERVER) return "manages the server";
  if (bits & MANAGE_EVENTS) return "organises events";
  if (bits && !(bits & USE_COMMANDS)) return "may not use commands";
  return "member";
}
