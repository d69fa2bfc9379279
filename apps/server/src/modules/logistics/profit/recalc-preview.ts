import type { Rate } from '@axle/finance';
import { absolute, compareDecimals, type Decimal, ok, refuse, subtract } from '@axle/kernel';
import { estimatedProfit } from '@axle/logistics';
import { permissionCode, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { estimateTerms } from './estimate.ts';
import { mayReadCost } from './profit-actions.ts';
import { type ProfitBook, profitBook } from './profit-book.ts';

/** Most estimates that are worked out, and of them most that are listed. */
const [mostLooked, mostNamed] = [1000, 200] as const;

/** Whether the caller may see the figures of estimates in the preview. */
const mayReadEstimates = (parts: RecordParts): boolean =>
  can(parts.caller.access, permissionCode('basic', 'estimatedProfit', 'list')) &&
  mayReadCost(parts) &&
  ['price', 'profit', 'margin'].every(field => fieldAccess(parts.caller.access, 'estimatedProfit', field).read);

/** What a piece earns at its price by a book; undefined where something is missing. */
async function earned(book: ProfitBook, row: RecordRow) {
  const found = await estimateTerms(book, {
    sku: Number(row['sku']),
    site: Number(row['site']),
    fulfilment: String(row['fulfilment']),
    declValue: row['declValue'] as Decimal | undefined,
    dutyCode: row['dutyCode'] as string | undefined,
  });
  return found?.terms && estimatedProfit(found.terms, row['price'] as Decimal);
}

/** What a rate that held from today instead would do to estimates of profit: each is worked out by both. Nothing is kept. */
const recalcPreview: ToolHandler = async ({ parts, input }) => {
  if (!mayReadEstimates(parts)) return refuse(callRefusals.forbidden);
  const estimates: RecordParts = {
    ...parts,
    resource: parts.caller.registry.page('estimatedProfit')?.page.resource as Resource,
    page: 'estimatedProfit',
  };
  const rows = await selectRows(
    parts.database,
    estimates.resource,
    ['sku', 'site', 'fulfilment', 'price', 'declValue', 'dutyCode'],
    sql`where ${seenRows(estimates)} and t.price is not null order by t.calc_at desc nulls last, t.id limit ${mostLooked}`,
  );
  const day = todayOf(parts.caller);
  const other: Rate = { from: String(input['from']), to: String(input['to']), rate: input['rate'] as Decimal, validFrom: day };
  const skus = [...new Set(rows.map(row => Number(row['sku'])))];
  const [now, then] = [await profitBook(estimates, skus, day), await profitBook(estimates, skus, day, { given: other })];
  const lines: (RecordValues & { readonly difference: Decimal })[] = [];
  for (const row of rows) {
    const [before, after] = [await earned(now, row), await earned(then, row)];
    if (before === undefined || after === undefined || before.profit === after.profit) continue;
    const [profitNow, profitThen] = [before.profit, after.profit];
    const { sku, site, fulfilment, price } = row;
    const currency = now.sites.get(Number(site))?.currency;
    const difference = subtract(profitThen, profitNow);
    const margins = { marginNow: before.margin, marginThen: after.margin };
    lines.push({ sku, site, fulfilment, currency, price, profitNow, profitThen, difference, ...margins });
  }
  const loses = (value: unknown) => String(value).startsWith('-');
  return ok({
    looked: rows.length,
    moved: lines.length,
    losing: lines.filter(({ profitNow, profitThen }) => loses(profitThen) && !loses(profitNow)).length,
    lines: lines.toSorted((one, two) => compareDecimals(absolute(two.difference), absolute(one.difference))).slice(0, mostNamed),
  });
};

/** The tool over exchange rates that previews estimates. */
export const recalcTools: ToolHandlers = { 'exchangeRate.recalcPreview': recalcPreview };
