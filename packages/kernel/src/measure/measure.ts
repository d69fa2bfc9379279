import { multiply } from '../decimal/arithmetic.ts';
import { type Decimal, typedDecimal } from '../decimal/decimal.ts';
import { type Refusal } from '../refusal.ts';
import { ok, refuse, type Result } from '../result.ts';

/** Units in which lengths, weights and volumes are kept. */
export type MeasureUnit = 'cm' | 'kg' | 'm3';

/** Other units that are read, with what one of them is, exactly: 1 in = 2.54 cm and 1 lb = 0.45359237 kg by definition. */
const factors: Readonly<Record<MeasureUnit, Readonly<Record<string, string>>>> = {
  cm: { mm: '0.1', cm: '1', dm: '10', m: '100', in: '2.54', ft: '30.48', yd: '91.44' },
  kg: { mg: '0.000001', g: '0.001', kg: '1', t: '1000', oz: '0.028349523125', lb: '0.45359237' },
  m3: { cm3: '0.000001', l: '0.001', m3: '1', in3: '0.000016387064', ft3: '0.028316846592' },
};

/** Names of units beside their signs, after compatibility folding: `m³` is `m3` by then, `㎏` is `kg`. */
const names: Readonly<Record<string, string>> = {
  '"': 'in',
  '”': 'in',
  '″': 'in',
  "''": 'in',
  inch: 'in',
  inches: 'in',
  "'": 'ft',
  '’': 'ft',
  '′': 'ft',
  foot: 'ft',
  feet: 'ft',
  毫米: 'mm',
  厘米: 'cm',
  公分: 'cm',
  分米: 'dm',
  米: 'm',
  英寸: 'in',
  吋: 'in',
  英尺: 'ft',
  呎: 'ft',
  kgs: 'kg',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  ounce: 'oz',
  ounces: 'oz',
  毫克: 'mg',
  克: 'g',
  千克: 'kg',
  公斤: 'kg',
  吨: 't',
  磅: 'lb',
  盎司: 'oz',
  cbm: 'm3',
  'cu ft': 'ft3',
  cuft: 'ft3',
  'cu in': 'in3',
  'cu m': 'm3',
  litre: 'l',
  liter: 'l',
  立方米: 'm3',
  立方厘米: 'cm3',
  升: 'l',
  立方英尺: 'ft3',
  立方英寸: 'in3',
};

const unread = (text: string, unit: MeasureUnit): Refusal => ({
  code: 'BAD_MEASURE',
  message: {
    zh: `无法识别的${writtenUnit(unit)}数值：${text.slice(0, 40)}`,
    en: `Not a measure in ${writtenUnit(unit)}: ${text.slice(0, 40)}`,
  },
});

/** The unit as it is written beside a number. */
export const writtenUnit = (unit: MeasureUnit): string => (unit === 'm3' ? 'm³' : unit);

/** Number and unit of a text; no unit where none stands there. */
export function numberAndUnit(text: string): readonly [number: string, unit: string] {
  const plain = text.normalize('NFKC').trim();
  const [, number = plain, unit = ''] = /^([+−-]?[\d.,]+)\s*(\D.*)?$/.exec(plain) ?? [];
  return [number, unit.trim().replace(/\.$/, '').toLowerCase()];
}

/**
 * [K10] Reads a measure in its unit of keeping, exactly: `12 in` is 30.48 cm, `5 lb` is 2.26796185 kg. A number alone is in that unit.
 * Refused with `BAD_MEASURE` for another kind of unit or none that is known.
 */
export function readMeasure(text: string, unit: MeasureUnit): Result<Decimal> {
  const [number, named] = numberAndUnit(text.slice(0, 200));
  const factor = named === '' ? '1' : own(factors[unit], own(names, named) ?? named);
  const value = typedDecimal(number);
  return value.ok && factor !== undefined ? ok(multiply(value.value, factor as Decimal)) : refuse(unread(text, unit));
}

const own = (table: Readonly<Record<string, string>>, key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);
