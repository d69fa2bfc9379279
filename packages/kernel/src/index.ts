export { type Result, ok, refuse } from './result.ts';
export type { Refusal } from './refusal.ts';
export { type Language, languages, type Text, inLanguage, fill } from './text.ts';
export { type LocalDate, localDate, yearOf, isLeapYear, daysInMonth } from './local-date.ts';
export { foldSpelling } from './fold-spelling.ts';
