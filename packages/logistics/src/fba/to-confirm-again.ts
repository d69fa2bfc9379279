type Values = Readonly<Record<string, unknown>>;

/** What a confirmation speaks of. */
const figures = ['currency', 'divisor', 'tiers', 'fees', 'storage', 'referral'] as const;

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
export function toConfirmAgain(values: Values, before?: Values): Values {
  const same = before !== undefined && figures.every(key => written(values[key]) === written(before[key]));
  return same ? {} : { confirmation: 'unconfirmed', confirmedBy: undefined, confirmedAt: undefined };
}
