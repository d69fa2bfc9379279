import { add, type Decimal, divide, multiply, type Ratio, scaled, subtract, zero } from '@axle/kernel';
import { type ChargeBasis, freightFor, holdsOn, tariffAt, tariffPrefixes } from '@axle/logistics';
import type { ProfitBook, ProfitParams, ProfitSite, ProfitSku } from './profit-book.ts';

/** A figure with the table that it comes from, or what is missing for it. */
export type Part = { readonly value: Decimal; readonly from?: string } | { readonly lacks: string };

const hundred = '100' as Decimal;

/** How amounts of a currency become those of a site. */
export const ratioInto = (book: ProfitBook, from: string, { currency }: ProfitSite): Ratio | undefined => book.rate(from, currency)?.ratio;

/** The purchase price less the rebate on its export, in the currency of the site. */
export async function purchasePart(book: ProfitBook, sku: ProfitSku, site: ProfitSite, params: ProfitParams): Promise<Part> {
  const { price, taxRate, tariffCn } = sku;
  if (price === undefined) return { lacks: 'cost' };
  const given = params.fx_rate as Decimal | null;
  const fx = given === null ? book.rate(site.currency, 'CNY') : { rate: given, ratio: { times: given, over: '1' as Decimal } };
  if (fx === undefined) return { lacks: 'fx' };
  const inCurrency = (amount: Decimal) => scaled(amount, { times: fx.ratio.over, over: fx.ratio.times }, 12);
  const at = `CNY ${fx.rate}`;
  if (params.noRebate) return { value: inCurrency(price), from: at };
  if (tariffCn === undefined) return { lacks: 'tariffCn' };
  const rows = (await book.tariffs('CN', tariffCn)).filter(
    row => row.exportRebate !== undefined && holdsOn(book.day, { from: row.effectiveFrom, to: row.effectiveTo }),
  );
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
  const ratio = ratioInto(book, shipping.currency, site);
  if (ratio === undefined) return { lacks: 'fx' };
  const amount = freightFor({ cbm: sku.cbm, kg: sku.shippedKg }, shipping.charge_by as ChargeBasis, shipping.rate as Decimal);
  return amount.ok ? { value: scaled(amount.value, ratio, 12), from: shipping.code } : { lacks: 'size' };
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
  const dollars = declValue === undefined ? ratioInto(book, 'USD', site) : undefined;
  if (declValue === undefined && declared && dollars === undefined) return { lacks: 'fx' };
  const value = declValue ?? (declared && dollars !== undefined ? scaled(declared.value, dollars, 12) : undefined);
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
