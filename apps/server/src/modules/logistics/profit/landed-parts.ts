import { add, type Decimal, divide, multiply, subtract, zero } from '@axle/kernel';
import { type ChargeBasis, freightFor, tariffAt, tariffPrefixes } from '@axle/logistics';
import type { ProfitBook, ProfitParams, ProfitSite, ProfitSku } from './profit-book.ts';

/** A figure with the table that it comes from, or what is missing for it. */
export type Part = { readonly value: Decimal; readonly from?: string } | { readonly lacks: string };

const hundred = '100' as Decimal;
const inForce = (day: string, { effectiveFrom, effectiveTo }: { readonly effectiveFrom: string; readonly effectiveTo?: string }): boolean =>
  effectiveFrom <= day && (effectiveTo === undefined || day <= effectiveTo);

/** Units of the currency of a site for one of another. */
export const rateInto = (book: ProfitBook, from: string, { currency }: ProfitSite): Decimal | undefined => book.rate(from, currency);

/** The purchase price less the rebate on its export, in the currency of the site. */
export async function purchasePart(book: ProfitBook, sku: ProfitSku, site: ProfitSite, params: ProfitParams): Promise<Part> {
  const { price, taxRate, tariffCn } = sku;
  if (price === undefined) return { lacks: 'cost' };
  const fx = params.fx_rate === null ? book.rate(site.currency, 'CNY') : (params.fx_rate as Decimal);
  if (fx === undefined) return { lacks: 'fx' };
  const inCurrency = (amount: Decimal) => divide(amount, fx, 12);
  const at = `CNY ${fx}`;
  if (params.noRebate) return { value: inCurrency(price), from: at };
  if (tariffCn === undefined) return { lacks: 'tariffCn' };
  const rows = (await book.tariffs('CN', tariffCn)).filter(row => row.exportRebate !== undefined && inForce(book.day, row));
  const row = tariffPrefixes(tariffCn)
    .map(prefix => rows.find(({ code }) => code === prefix))
    .find(found => found !== undefined);
  if (row?.exportRebate === undefined) return { lacks: 'rebate' };
  const net = divide(multiply(price, hundred), add(hundred, taxRate), 12);
  const rebate = divide(multiply(net, row.exportRebate as Decimal), hundred, 12);
  return { value: inCurrency(subtract(price, rebate)), from: `${at} · CN ${row.code} ${row.effectiveFrom}` };
}

/** What a piece pays on its first leg: its share of what is charged. */
export function freightPart(book: ProfitBook, sku: ProfitSku, site: ProfitSite, params: ProfitParams): Part {
  const shipping = params.shipping === null ? undefined : book.shippings.get(params.shipping);
  if (!shipping?.rate) return { lacks: 'freight' };
  if (sku.cbm === undefined || sku.shippedKg === undefined) return { lacks: 'size' };
  const rate = rateInto(book, shipping.currency, site);
  if (rate === undefined) return { lacks: 'fx' };
  const amount = freightFor({ cbm: sku.cbm, kg: sku.shippedKg }, shipping.charge_by as ChargeBasis, shipping.rate as Decimal);
  return amount.ok ? { value: multiply(amount.value, rate), from: shipping.code } : { lacks: 'size' };
}

/**
 * The duty of a piece: nothing where its freight has it included. Value and code are those of the estimate, else those that the SKU
 * declares for the country.
 */
export async function dutyPart(
  book: ProfitBook,
  sku: ProfitSku,
  site: ProfitSite,
  params: ProfitParams,
  { declValue, dutyCode }: { readonly declValue?: Decimal | undefined; readonly dutyCode?: string | undefined },
): Promise<Part> {
  const shipping = params.shipping === null ? undefined : book.shippings.get(params.shipping);
  if (shipping?.duty_included === true) return { value: zero, from: `${shipping.code} DDP` };
  const { country } = site;
  const declared = sku.declared?.find(one => one.country === country);
  const dollars = declValue === undefined ? rateInto(book, 'USD', site) : undefined;
  if (declValue === undefined && declared && dollars === undefined) return { lacks: 'fx' };
  const value = declValue ?? (declared && dollars !== undefined ? multiply(declared.value, dollars) : undefined);
  if (value === undefined) return { lacks: 'declValue' };
  const asked = dutyCode ?? declared?.tariff ?? undefined;
  if (asked === undefined) return { lacks: 'dutyCode' };
  const rows = await book.tariffs(country, asked);
  const tariff = tariffAt(rows, { country, code: asked, origin: sku.origin, day: book.day, value });
  if (!tariff.ok) return { lacks: 'duty' };
  const { code, duty, dutyPercent } = tariff.value;
  const own = declValue === undefined && declared ? ` · SKU USD ${declared.value}` : '';
  return { value: duty, from: `${country} ${code} ${dutyPercent}%${own}` };
}
