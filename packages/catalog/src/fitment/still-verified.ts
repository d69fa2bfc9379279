type Values = Readonly<Record<string, unknown>>;

const proven = ['make', 'model', 'yearFrom', 'yearTo', 'submodel', 'engine', 'drive', 'bodyStyle', 'position', 'qtyPerVehicle'] as const;

/** [FIT4] Whether a fitment says the same as before of what was verified. */
export const stillVerified = (before: Values, after: Values): boolean =>
  proven.every(key => (before[key] ?? undefined) === (after[key] ?? undefined));
