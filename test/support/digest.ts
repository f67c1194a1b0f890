/**
 * A deck in short: its first twelve and last four cards, which tell what differs, and a checksum of all
 * (FNV-1a, 32 bits), which tells that something does.
 */
export function digest(deck: readonly string[]): string {
  let sum = 0x811c9dc5;
  for (const letter of deck.join(' ')) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  const hex = (sum >>> 0).toString(16).padStart(8, '0');
  return `${deck.slice(0, 12).join(' ')} .. ${deck.slice(-4).join(' ')} ${hex}`;
}
