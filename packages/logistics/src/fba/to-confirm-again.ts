import type { Decimal } from '@axle/kernel';

/** What a confirmation speaks of. */
interface FbaFigures {
  readonly currency?: string;
  readonly divisor?: Decimal;
  readonly tiers?: readonly unknown[];
  readonly fees?: readonly unknown[];
  readonly storage?: readonly unknown[];
  readonly referral?: readonly unknown[];
  readonly surcharges?: readonly unknown[];
}

const figures = ['currency', 'divisor', 'tiers', 'fees', 'storage', 'referral', 'surcharges'] as const;

/** A value as a text that is the same for the same figures, in whatever order they stand in a line and whether empty ones are named. */
const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, held]) => held !== undefined && held !== null)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

/** [B38] A table of fees is new, or its figures change: then they wait to be confirmed by somebody. */
export function toConfirmAgain(values: FbaFigures, before?: FbaFigures) {
  const same = before !== undefined && figures.every(key => written(values[key]) === written(before[key]));
  return same ? {} : { confirmation: 'unconfirmed' as const, confirmedBy: undefined, confirmedAt: undefined };
}
