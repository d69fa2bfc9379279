import type { Fitment } from './fits.ts';

/** What a fitment says of make, model and years, with the other spellings of both. */
export interface NamedFitment extends Pick<Fitment, 'make' | 'model' | 'yearFrom' | 'yearTo'> {
  readonly aliases?: readonly string[] | undefined;
}

const wordsOf = (said: string): readonly string[] =>
  said
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');
const bare = (said: string): string => wordsOf(said).join('');
const isNumberOfVehicle = (said: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(said.trim());
const isYear = (word: string | undefined): boolean => word !== undefined && /^(?:19|20)\d\d$/.test(word);

/** The model year at the beginning or the end of what was said, and the other words. */
function parted(words: readonly string[]): { readonly year?: number; readonly rest: readonly string[] } {
  if (isYear(words[0])) return { year: Number(words[0]), rest: words.slice(1) };
  return isYear(words.at(-1)) ? { year: Number(words.at(-1)), rest: words.slice(0, -1) } : { rest: words };
}

/** Whether words begin with a make and its model, however these are parted; what follows may be a trim or an engine. */
function beginWith(words: readonly string[], { make, model, aliases = [] }: NamedFitment): boolean {
  const makes = new Set([make, ...aliases].map(bare));
  const models = [model, ...aliases].map(bare);
  const names = new Set([...makes].flatMap(one => models.map(other => one + other)));
  return words.some((_, at) => names.has(words.slice(0, at + 1).join('')));
}

/**
 * [B9a] Whether the fitments of a part cover the vehicle that a buyer wrote, as year, make and model; without a year any year does.
 * Undefined where that cannot be said: the part has no fitments, nothing was written, or the number of a vehicle alone.
 */
export function coversVehicle(fitments: readonly NamedFitment[], said: string): boolean | undefined {
  const { year, rest } = parted(wordsOf(said));
  if (fitments.length === 0 || rest.length === 0 || isNumberOfVehicle(said)) return undefined;
  return fitments.some(fitment => (year === undefined || (year >= fitment.yearFrom && year <= fitment.yearTo)) && beginWith(rest, fitment));
}
