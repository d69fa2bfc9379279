import { add, type Decimal, divide, type LocalDate, multiply, ok, refuse, type Result, zero } from '@axle/kernel';
import { holdsOn } from './holds-on.ts';

/** What an extra duty is taken on: the customs value, the value of the metal in the goods, or their net kilograms. */
export type DutyBase = 'value' | 'content' | 'kg';

/** A duty that comes on top for goods of an origin, for a time. */
export interface ExtraDuty {
  readonly name: string;
  /** Country of origin by ISO code, `ALL` for every one. */
  readonly origin: string;
  /** Origins that do not pay it, by ISO code with commas between; of use where `origin` is `ALL`. */
  readonly exempt?: string;
  /** Programme that it belongs to, by which others say that they are not taken beside it. */
  readonly programme?: string;
  /** Programmes beside which it is not taken, with commas between. */
  readonly notWith?: string;
  /** Certificate with which goods do not pay it. */
  readonly certificate?: string;
  /** `value` without one. */
  readonly base?: DutyBase;
  readonly percent?: Decimal;
  /** Amount for each kilogram, in the currency of the customs value. */
  readonly perKg?: Decimal;
  readonly law?: string;
  readonly from: LocalDate;
  readonly to?: LocalDate;
}

/** Goods as extra duties look at them. */
export interface DutiableGoods {
  readonly origin: string;
  readonly day: LocalDate;
  readonly value: Decimal;
  /** Value of the metal in them; all of the value where nobody says. */
  readonly content?: Decimal;
  /** Net weight of all of them. */
  readonly kg?: Decimal;
  /** Certificates that come with them. */
  readonly certificates?: readonly string[];
}

/** Words of a text with commas between, in upper case. */
export const listed = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .toUpperCase()
    .split(/[,\s]+/)
    .filter(word => word !== '');

/** An extra duty in a few words: its name, origin and rate. */
export const extraWords = ({ name, origin, percent, perKg }: Pick<ExtraDuty, 'name' | 'origin' | 'percent' | 'perKg'>): string =>
  [name, origin, ...(percent === undefined ? [] : [`${percent}%`]), ...(perKg === undefined ? [] : [`${perKg}/kg`])].join(' ');

const concerns = (extra: ExtraDuty, { origin, day, certificates = [] }: Pick<DutiableGoods, 'origin' | 'day' | 'certificates'>): boolean =>
  (extra.origin === origin || extra.origin === 'ALL') &&
  !listed(extra.exempt).includes(origin) &&
  (extra.certificate === undefined || !certificates.includes(extra.certificate)) &&
  holdsOn(day, extra);

/**
 * [B21a] Extra duties that goods pay: those of their origin and day without an exemption or a certificate, less those that are not taken
 * beside one that is. No circle is ever kept (L8).
 */
export function extrasFor(
  { extras }: { readonly extras: readonly ExtraDuty[] },
  goods: Pick<DutiableGoods, 'origin' | 'day' | 'certificates'>,
): readonly ExtraDuty[] {
  const held = extras.filter(extra => concerns(extra, goods));
  const excludes = (one: ExtraDuty, other: ExtraDuty): boolean =>
    one !== other && other.programme !== undefined && listed(one.notWith).includes(other.programme.toUpperCase());
  const taken = new Set<ExtraDuty>();
  let open: readonly ExtraDuty[] = held;
  while (open.length > 0) {
    const next = open.find(one => !open.some(other => excludes(one, other))) ?? open[0]!;
    if (![...taken].some(other => excludes(next, other))) taken.add(next);
    open = open.filter(one => one !== next);
  }
  return held.filter(extra => taken.has(extra));
}

const share = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), '100' as Decimal, 12);

/** [B21a] What an extra duty comes to, by its base. `NO_WEIGHT` where it is taken by weight and nobody says how heavy the goods are. */
export function extraAmount(extra: ExtraDuty, { value, content, kg }: DutiableGoods): Result<Decimal> {
  const percent = extra.percent ?? zero;
  if (extra.base === 'content') return ok(share(content ?? value, percent));
  if (extra.base !== 'kg') return ok(share(value, percent));
  if (kg === undefined)
    return refuse({
      code: 'NO_WEIGHT',
      field: 'kg',
      message: { zh: '该关税按重量计征，请填写净重', en: 'This duty is charged by weight: enter the net weight' },
    });
  return ok(add(multiply(kg, extra.perKg ?? zero), share(value, percent)));
}
