import { isVariantId, VARIANTS, type VariantId } from '../engine/variants.js';

/**
 * What a text is taken for: `exact` an id, `near` the same words as an id or name, `guess` none, with
 * the id that is most alike where one is.
 */
export type Understood =
  { readonly as: 'exact' | 'near'; readonly id: VariantId } | { readonly as: 'guess'; readonly id: VariantId | null };

/** The words of a name in order of the alphabet, without what only says that it is of the family. */
function words(text: string): string {
  const all = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const telling = all.filter((word) => word !== 'canfield' && word !== 'solitaire' && word !== 'patience');
  return (telling.length > 0 ? telling : all.slice(0, 1)).sort().join(' ');
}

/** How many letters must be put in, left out or changed to make one text of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** Understands the name of a game: an id, a near name (`Triple Canfield`, `trigon-quadruple`), or the id most alike. */
export function understand(text: string): Understood {
  if (isVariantId(text)) return { id: text, as: 'exact' };
  const ids = Object.keys(VARIANTS) as VariantId[];
  const wanted = words(text);
  const near = ids.find((id) => words(id) === wanted) ?? ids.find((id) => words(VARIANTS[id].name) === wanted);
  if (near) return { id: near, as: 'near' };
  const lower = text.toLowerCase().slice(0, 40);
  const [id, letters] = ids
    .map((one): [VariantId, number] => [one, distance(lower, one)])
    .reduce((a, b) => (b[1] < a[1] ? b : a));
  return { id: letters * 2 <= lower.length ? id : null, as: 'guess' };
}
