export { trimmedInput, type TrimmedInput } from './input/trimmed-input.ts';
export { toNumber } from './input/to-number.ts';
export { digitsOnly } from './input/digits-only.ts';
export { rangeValue, type RangeValue } from './input/range-value.ts';
export { placeholder } from './input/placeholder.ts';
export { checkPrompt, promptError } from './prompt/check-prompt.ts';
export { needsConfirmation } from './prompt/needs-confirmation.ts';
export { toSeconds, toMilliseconds } from './date/timestamps.ts';
export { endOfDay, completeRange, type ZoneOffset } from './date/end-of-day.ts';
export { defaultRange } from './date/default-range.ts';
export {
  numberFilter,
  isNumberDisabled,
  withOperator,
  type NumberFilterInput,
  type NumberOperator,
  type AskedNumber,
} from './filter/number-filter.ts';
export { exactSearch, type ExactSearch } from './filter/exact-search.ts';
export { batchCodes, mostBatchCodes, type BatchCodes, type BatchReading } from './paste/batch-codes.ts';
