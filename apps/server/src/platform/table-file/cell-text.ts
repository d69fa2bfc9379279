import type { ShownAs } from './number-format.ts';
import type { CellMark } from './table-row.ts';

/** A cell as a text, with what a spreadsheet made of it besides. */
export interface ReadCell {
  readonly text: string;
  readonly mark?: CellMark | undefined;
}

/** Spreadsheets keep and show so many digits of a number. */
const digitsKept = 15;
const firstTooLong = 10 ** digitsKept;

/**
 * A number of a spreadsheet as a csv file would hold it: percents as percents, codes with their leading zeros, days and times by the
 * calendar of the workbook. Numbers are cut to the 15 digits that spreadsheets keep; whole ones of more are marked, since their last
 * digits are not what somebody typed.
 */
export function numberCell(value: number, shown: ShownAs | undefined, from1904: boolean): ReadCell {
  if (shown?.as === 'percent') return { text: `${numberText(value * 100)}%`, mark: 'percent' };
  if (shown && shown.as !== 'code') return calendarCell(value, shown.as, from1904);
  const text = numberText(value);
  if (Number.isInteger(value) && Math.abs(value) >= firstTooLong) return { text, mark: 'long' };
  if (from1904) return { text, mark: 'from1904' };
  return { text: shown && /^\d+$/.test(text) ? text.padStart(shown.digits, '0') : text };
}

/** Small and huge numbers too are written without an exponent. */
function numberText(value: number): string {
  const cut = Number(value.toPrecision(digitsKept));
  return Number.isFinite(cut) && String(cut).includes('e')
    ? cut.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: digitsKept })
    : String(cut);
}

const daySeconds = 24 * 60 * 60;

function calendarCell(value: number, as: 'day' | 'moment' | 'time' | 'hours', from1904: boolean): ReadCell {
  const seconds = Math.round(value * daySeconds);
  if (as === 'hours') return { text: clock(seconds), mark: 'time' };
  if (as !== 'day' && value >= 0 && seconds < daySeconds) return { text: clock(seconds), mark: 'time' };
  const days = Math.floor(seconds / daySeconds);
  // spreadsheets that count from 1900 count a 29 February that this year did not have
  const dayZero = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const moment = new Date(dayZero + days * daySeconds * 1000);
  if (Number.isNaN(moment.getTime())) return { text: numberText(value) };
  const [day = ''] = moment.toISOString().split('T');
  const time = seconds - days * daySeconds;
  return { text: time === 0 ? day : `${day} ${clock(time, true)}`, mark: 'date' };
}

/** `12:00`; seconds where there are some, or where they are asked for. */
function clock(seconds: number, withSeconds = false): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${two(hours)}:${two(minutes)}${rest === 0 && !withSeconds ? '' : `:${two(rest)}`}`;
}
