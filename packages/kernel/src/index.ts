export { type Result, ok, refuse } from './result.ts';
export type { RecordValues } from './record-values.ts';
export type { Refusal } from './refusal.ts';
export { type Language, languages, type Text, text, isText, inLanguage, fill } from './text.ts';
export { type LocalDate, localDate, yearOf, isLeapYear, daysInMonth } from './local-date.ts';
export { clockIn, type LocalClock } from './calendar/clock-in.ts';
export { addDays, addMonths, daysBetween, endOfMonth, type Weekday, weekdayOf } from './calendar/days.ts';
export { weekdayNames } from './calendar/weekday-names.ts';
export { type LocalWeek, localWeek, weekOf, mondayOf } from './calendar/weeks.ts';
export {
  type SpecialDay,
  type WorkCalendar,
  addWorkingDays,
  isWorkingDay,
  workCalendar,
  workingDaysBetween,
} from './calendar/working-days.ts';
export { fitsPattern, textPattern, type TextPattern } from './pattern/text-pattern.ts';
export { filledLines } from './filled-lines.ts';
export { foldSpelling } from './fold-spelling.ts';
export { bareCode } from './bare-code.ts';
export { isTextLonger, isVisible, visibleName, visibleText } from './visible-text.ts';
export { isEmailAddress } from './email-address.ts';
export { pinyinPlace } from './pinyin/pinyin-place.ts';
export { naturalOrder } from './search/natural-order.ts';
export { isFoundBy, searchedFor, searchText } from './search/search-text.ts';
export { type Decimal, decimal, typedDecimal, groupedDecimal, scaleOf, zero } from './decimal/decimal.ts';
export { type Rounding, add, subtract, multiply, divide, round, sum, negate, absolute, compareDecimals } from './decimal/arithmetic.ts';
export { minorDigits } from './money/minor-digits.ts';
export { amountDigits } from './money/amount-digits.ts';
export { type Ratio, even, scaled } from './decimal/ratio.ts';
export { allocate } from './decimal/allocate.ts';
export { wholeShare } from './decimal/whole-share.ts';
export { type MeasureUnit, readMeasure, writtenUnit } from './measure/measure.ts';
export { readDimensions } from './measure/dimensions.ts';
