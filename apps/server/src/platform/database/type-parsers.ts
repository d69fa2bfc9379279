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

const instant = /^(\d{4,5}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-])(\d\d)(?::(\d\d)(?::(\d\d))?)?$/;

/**
 * `2026-05-20 08:30:00.5+08` becomes `2026-05-20T00:30:00.500Z`; zones of old days differ by seconds, `+08:05:43`. The last moments of 9999
 * are written as moments of the year 10000, for that is what clocks to the east of Greenwich show then.
 */
const readInstant = (text: string): string => {
  const [, day, time, fraction = '', sign, hours, minutes = '0', seconds = '0'] = instant.exec(text) ?? [];
  if (!day) throw new RangeError(`${text} is no instant`);
  const away = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  const shown = Date.parse(`${day.length > 10 ? '+0' : ''}${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
  return new Date(sign === '-' ? shown + away : shown - away).toISOString();
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
