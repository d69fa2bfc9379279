import { type Decimal, divide, multiply, negate, ok, type Refusal, refuse, subtract, type Text, text } from '@axle/kernel';
import { estimatedProfit, type ProfitLines } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { sql } from 'kysely';
import { type Estimate, estimateTerms, pricesFor } from './estimate.ts';
import { mayReadCost } from './profit-actions.ts';
import { profitBook } from './profit-book.ts';
const noPrice: Refusal = { code: 'REQUIRED', field: 'price', message: text('请填写售价', 'Enter a price') };
const notThere: Refusal = { code: 'NOT_FOUND', message: text('SKU或站点不存在', 'The SKU or site does not exist') };

const items: readonly (readonly [keyof ProfitLines, Text])[] = [
  ['referral', text('佣金', 'Referral')],
  ['fulfilment', text('配送费', 'Fulfilment fee')],
  ['storage', text('仓储费', 'Storage')],
  ['ads', text('广告', 'Ads')],
  ['goods', text('货物成本', 'Cost of goods')],
  ['other', text('其他', 'Other')],
];

/** From the price down to the profit; what is taken off is negative. */
function profitSteps(price: Decimal, lines: ProfitLines): readonly RecordValues[] {
  const line = (code: string, item: Text, amount: Decimal): RecordValues => ({
    code,
    item,
    amount,
    share: divide(multiply(amount, '100' as Decimal), price, 2),
  });
  return [
    line('price', text('售价', 'Price'), price),
    line('vatAndReturns', text('增值税与退货', 'VAT and returns'), subtract(lines.revenue, price)),
    ...items.map(([key, item]) => line(key, item, negate(lines[key]))),
    line('profit', text('利润', 'Profit'), lines.profit),
  ];
}

/** What a piece earns at a price, and at which price it earns enough; nothing is kept. What is not typed is that of the record. */
const whatIf: ToolHandler = async ({ parts, input }) => {
  if (!mayReadCost(parts)) return refuse(callRefusals.forbidden);
  const [sku, site, fulfilment] = [Number(input['sku']), Number(input['site']), String(input['fulfilment'])];
  const [record] = await selectRows(
    parts.database,
    parts.resource,
    ['price', 'declValue', 'dutyCode', 'targetMargin'],
    sql`where t.sku = ${sku} and t.site = ${site} and t.fulfilment = ${fulfilment} and ${seenRows(parts)}`,
  );
  const typed = <Value>(key: string): Value | undefined => (input[key] ?? record?.[key]) as Value | undefined;
  const price = typed<Decimal>('price');
  if (price === undefined || price.startsWith('-') || Number(price) === 0) return refuse(noPrice);
  const rates = ['returnRate', 'resaleRate', 'adsRate', 'storageMonths'].flatMap(key =>
    input[key] === undefined ? [] : [[key, input[key]]],
  );
  const asked: Estimate = {
    sku,
    site,
    fulfilment,
    declValue: typed('declValue'),
    dutyCode: typed('dutyCode'),
    given: Object.fromEntries(rates) as NonNullable<Estimate['given']>,
  };
  const book = await profitBook(parts, [sku], todayOf(parts.caller));
  const found = await estimateTerms(book, asked);
  if (!found) return refuse(notThere);
  const { terms, missing, tier, from } = found;
  const head = { price, currency: found.site.currency, versions: from.join(' · ').slice(0, 1000), ...(tier === undefined ? {} : { tier }) };
  if (!terms) return ok({ ...head, missing });
  const lines = estimatedProfit(terms, price);
  const { referral, fulfilment: bands, ...shares } = terms;
  const { profit, margin, roi } = lines;
  return ok({
    ...head,
    profit,
    margin,
    roi,
    ...pricesFor(terms, found.site.currency, typed('targetMargin')),
    lines: profitSteps(price, lines),
    ...shares,
    bands,
    referral,
  });
};

/** The tool over estimates. */
export const profitTools: ToolHandlers = { 'estimatedProfit.whatIf': whatIf };
