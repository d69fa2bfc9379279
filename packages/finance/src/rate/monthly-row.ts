import { addMonths, type LocalDate, localDate, type Refusal, typedDecimal } from '@axle/kernel';
import { countriesBeforeEuro, currencyOfCountry, firstCurrencies } from './currencies.ts';

/** The cells of a file's row by field key. */
type Cells = Readonly<Record<string, string>>;

/** What a row is read as. `passedOver` rows are right and none of ours. */
export interface MonthlyRow {
  readonly cells: Cells;
  readonly refusals: readonly Refusal[];
  readonly passedOver?: boolean;
}

/** Name of the data set that the monthly file comes from. */
export const monthlySource = 'datasets/exchange-rates';

/**
 * [F2] Reads a row of the monthly file, whose columns are matched as `periodMonth` (the first day of the month), `to` (the country) and
 * `rate`. `before` is the row before it in the file, for the rate of the month before. A row that names a currency instead of a country
 * is one of our own template and stays as it is. Rows of currencies that are not `inUse` are passed over.
 */
export function monthlyRow(cells: Cells, before?: Cells, inUse: readonly string[] = firstCurrencies): MonthlyRow {
  const country = cells['to']?.trim() ?? '';
  if (countriesBeforeEuro.includes(country)) return { cells, refusals: [], passedOver: true };
  const currency = Object.hasOwn(currencyOfCountry, country) ? currencyOfCountry[country] : undefined;
  if (currency === undefined)
    return /^[A-Z]{3}$/i.test(country) || country === '' ? { cells, refusals: [] } : unknownCountry(cells, country);
  if (!inUse.includes(currency)) return { cells, refusals: [], passedOver: true };
  const month = localDate(cells['periodMonth']?.trim() ?? '');
  const rate = cells['rate'] ?? '';
  const read: Cells = {
    ...cells,
    from: 'USD',
    to: currency,
    rateType: 'monthly_avg',
    source: monthlySource,
    rawText: `${country} ${rate.trim()}`,
    ...(month.ok ? { validFrom: firstOfNextMonth(month.value) } : {}),
    ...(month.ok && isMonthBefore(before, country, month.value) ? { rateBefore: before?.['rate'] ?? '' } : {}),
  };
  return { cells: read, refusals: month.ok && isInverted(currency, month.value, rate) ? [inverted] : [] };
}

const firstOfNextMonth = (day: LocalDate): string => `${addMonths(day, 1).slice(0, 8)}01`;

const isMonthBefore = (before: Cells | undefined, country: string, month: LocalDate): boolean =>
  before?.['to']?.trim() === country && before['periodMonth']?.trim() === addMonths(month, -1);

/** The file holds units for one dollar, for the euro and the pound too, whose usual quotation is the other way round. */
function isInverted(currency: string, month: LocalDate, rate: string): boolean {
  const number = typedDecimal(rate);
  return ['EUR', 'GBP'].includes(currency) && month >= '2024-01-01' && number.ok && Number(number.value) >= 1;
}

const inverted: Refusal = {
  code: 'RATE_INVERTED',
  field: 'rate',
  message: {
    zh: '汇率方向可能颠倒：应为1美元兑换的数额',
    en: 'The rate may be inverted: enter units per US dollar',
  },
};

const unknownCountry = (cells: Cells, country: string): MonthlyRow => {
  const { to: _, ...others } = cells;
  const shown = country.slice(0, 40);
  return {
    cells: others,
    refusals: [
      { code: 'UNKNOWN_COUNTRY', field: 'to', message: { zh: `未知的国家或地区：${shown}`, en: `Unknown country or region: ${shown}` } },
    ],
  };
};
