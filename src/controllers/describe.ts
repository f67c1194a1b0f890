/** Any value as text, for a warning or to compare it with another: never throws. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  } catch {
    return typeof value;
  }
}
