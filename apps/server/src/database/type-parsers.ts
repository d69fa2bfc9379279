import pg from 'pg';

const oid = {
  int8: 20,
  date: 1082,
  timestamptz: 1184,
  textArray: 1009,
  numeric: 1700,
  int8Array: 1016,
  dateArray: 1182,
  timestamptzArray: 1185,
  numericArray: 1231,
} as const;

const asIs = (text: string): string => text;
const readTextArray = pg.types.getTypeParser(oid.textArray as number) as (text: string) => (string | null)[];
const eachOf =
  <Value>(read: (text: string) => Value) =>
  (text: string): (Value | null)[] =>
    readTextArray(text).map(item => (item === null ? null : read(item)));

const readInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`);
  return value;
};

/** `2026-05-20 08:30:00.5+00` becomes `2026-05-20T08:30:00.500Z`. */
const readInstant = (text: string): string => {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (match) return `${match[1]}T${match[2]}.${(match[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
  const value = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(value.getTime())) throw new RangeError(`${text} is no instant`);
  return value.toISOString();
};

/** `12.500` becomes `12.5`: what the scale of the column adds says nothing. */
const readNumeric = (text: string): string => {
  if (!/^-?\d/.test(text)) throw new RangeError(`${text} is no number`);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, readInteger],
  [oid.date, asIs],
  [oid.timestamptz, readInstant],
  [oid.numeric, readNumeric],
  [oid.int8Array, eachOf(readInteger)],
  [oid.dateArray, readTextArray],
  [oid.timestamptzArray, eachOf(readInstant)],
  [oid.numericArray, eachOf(readNumeric)],
]);

/**
 * How column values arrive in the program: bigint as a number (ids are safe integers, anything else throws), instants as
 * ISO strings in UTC with milliseconds, dates as the strings that they are, numerics as decimals, json parsed, bytea as a Buffer.
 * Given to each pool, so that other users of the driver in the process keep its own ways.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(id)) ?? pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};
