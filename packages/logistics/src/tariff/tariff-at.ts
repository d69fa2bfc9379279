import { add, type Decimal, divide, fill, type LocalDate, multiply, ok, refuse, type Result, sum, zero } from '@axle/kernel';
import { type DutiableGoods, extraAmount, type ExtraDuty, extrasFor } from './extra-duty.ts';
import { holdsOn } from './holds-on.ts';

/** What a country asks of a code in a period. */
export interface TariffRow {
  readonly country: string;
  readonly code: string;
  /** The ordinary duty in percent; a row without one says nothing of duties. */
  readonly mfn?: Decimal;
  readonly vat?: Decimal;
  readonly extras: readonly ExtraDuty[];
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** Goods at a border. */
export interface Crossing extends DutiableGoods {
  readonly country: string;
  readonly code: string;
}

/** An extra duty and what it comes to. */
export interface ExtraDutyTaken extends ExtraDuty {
  readonly taken: Decimal;
}

/** What is paid for goods at a border, and by which row. */
export interface Tariff {
  readonly code: string;
  readonly mfnPercent: Decimal;
  readonly extras: readonly ExtraDutyTaken[];
  /** The duty in percent of the value, to four digits; of goods without value the ordinary duty. */
  readonly dutyPercent: Decimal;
  readonly duty: Decimal;
  readonly vatPercent: Decimal;
  readonly vat: Decimal;
}

/** How many digits of a code are tried, the most first. */
const lengths = [10, 8, 6] as const;

/** The codes that may say what a code pays: itself, and its first ten, eight and six digits. */
export const tariffPrefixes = (code: string): readonly string[] => [
  ...new Set([code, ...lengths.filter(length => length < code.length).map(length => code.slice(0, length))]),
];

/** A share of an amount in percent, exactly. */
const share = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), '100' as Decimal, 12);

/**
 * [B21] What goods pay: by the row in force of the longest prefix of their code, the ordinary duty and the extra ones of their origin, and
 * VAT on value and duty. `NO_TARIFF` where no row says, `NO_WEIGHT` where a duty by weight lacks it.
 */
export function tariffAt(rows: readonly TariffRow[], crossing: Crossing): Result<Tariff> {
  const { country, code, day, value } = crossing;
  const valid = rows.filter(
    row => row.country === country && row.mfn !== undefined && holdsOn(day, { from: row.effectiveFrom, to: row.effectiveTo }),
  );
  const row = tariffPrefixes(code)
    .map(prefix => valid.find(one => one.code === prefix))
    .find(found => found !== undefined);
  if (!row)
    return refuse({
      code: 'NO_TARIFF',
      message: fill(
        { zh: '{country}的{code}在{day}没有税率', en: 'There is no duty rate in {country} for {code} on {day}' },
        { country, code, day },
      ),
    });
  const extras: ExtraDutyTaken[] = [];
  for (const extra of extrasFor(row, crossing)) {
    const taken = extraAmount(extra, crossing);
    if (!taken.ok) return taken;
    extras.push({ ...extra, taken: taken.value });
  }
  const mfnPercent = row.mfn ?? zero;
  const duty = add(share(value, mfnPercent), sum(extras.map(({ taken }) => taken)));
  const dutyPercent = value === zero ? mfnPercent : divide(multiply(duty, '100' as Decimal), value, 4);
  const vatPercent = row.vat ?? zero;
  return ok({ code: row.code, mfnPercent, extras, dutyPercent, duty, vatPercent, vat: share(add(value, duty), vatPercent) });
}
