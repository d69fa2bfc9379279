import { allocate, type Decimal, fill, ok, type Refusal, refuse } from '@axle/kernel';
import { deliveryNeed, deliveryRow, type DeliveryShare, nextShipDay, spread } from '@axle/planning';
import { fieldsOf, linesIn, notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';
import { planningBook } from '../parameters/planning-book.ts';

const noRow: Refusal = {
  code: 'NO_SHARES',
  field: 'site',
  message: { zh: '该站点没有分仓比例，请先建立', en: 'The site has no shares; add them first' },
};
const noSales: Refusal = { code: 'NO_SALES', message: { zh: '近13周没有销量', en: 'There were no sales in the last 13 weeks' } };
const noCarton = { zh: '没有箱规，按件取整', en: 'No carton data; rounded to pieces' };

interface Stock {
  readonly warehouse: number;
  readonly onHand: number;
  readonly inTransit: number;
}

/** Spreads a forecast over the nodes of a site, and shows for each the shortage, what is sent and when. */
const simulate: ToolHandler = async ({ parts, input }) => {
  const { database, resource, caller } = parts;
  const [site, sku] = [input['site'] as number, input['sku'] as number];
  const part = await database.selectFrom('sku').select(['category', 'carton_qty', 'pallet_qty']).where('id', '=', sku).executeTakeFirst();
  if (!part) return refuse({ ...notFound, field: 'sku' });
  const book = await planningBook(database, todayOf(caller));
  const heads = await selectRows(
    database,
    resource,
    Object.keys(fieldsOf(resource)),
    sql`where t.status = 1 and t.site = ${site} and ${seenRows(parts)}`,
  );
  const rows = heads.map(row => ({
    site: row['site'] as number,
    category: row['category'] as number | undefined,
    sku: row['sku'] as number | undefined,
    shares: (row['shares'] ?? []) as unknown as readonly DeliveryShare[],
    name: String(row['name']),
  }));
  const row = deliveryRow(rows, { site, sku, categories: book.categories(part.category) });
  if (!row) return refuse(noRow);
  const parted = spread(
    input['forecast'] as Decimal,
    row.shares.map(({ percent }) => percent),
  );
  if (!parted.ok) return parted;
  const { rows: stocks } = await sql<Stock>`
    select warehouse, coalesce(sum(qty) filter (where status in ('available', 'reserved')), 0)::integer as "onHand",
      coalesce(sum(qty) filter (where status = 'in_transit'), 0)::integer as "inTransit"
    from stock_balance where sku = ${sku} group by warehouse`.execute(database);
  return ok({
    row: row.name,
    lines: row.shares.map((share, at) => {
      const node = book.nodes.get(share.node);
      const stock = stocks.find(({ warehouse }) => warehouse === node?.warehouse);
      const unit = { piece: 1, carton: part.carton_qty, pallet: part.pallet_qty }[share.roundTo ?? 'piece'];
      const weekly = parted.value[at]!;
      const given = { onHand: stock?.onHand ?? 0, inTransit: stock?.inTransit ?? 0, multiple: unit ?? 1 };
      const { need, send } = deliveryNeed({ perDay: Number(weekly) / 7, coverDays: share.targetCoverDays, ...given });
      const ships = nextShipDay(todayOf(caller), share.shipWeekdays ?? []);
      return {
        node: node?.code ?? String(share.node),
        percent: share.percent,
        weekly,
        coverDays: share.targetCoverDays,
        ...given,
        need,
        send,
        ...(ships === undefined ? {} : { ships }),
        ...(unit === null ? { note: noCarton } : {}),
      };
    }),
  });
};

/** Sends the shares that the nodes of a row really had to be decided on. */
const takeReal: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const why = fill({ zh: '取近13周实际比例，至{day}', en: 'Actual shares of the 13 weeks to {day}' }, { day: todayOf(parts.caller) }).zh;
    const within = { ...parts, caller: { ...parts.caller, why }, database: transaction };
    for (const before of records) {
      const { rows: real } = await sql<{ node: number; units: number }>`
        select node, units from real_shares(${before.id}, ${todayOf(parts.caller)}::date) where units > 0 order by line_no`.execute(
        transaction,
      );
      const shared = allocate(
        '100' as Decimal,
        real.map(({ units }) => String(units) as Decimal),
        2,
      );
      if (real.length === 0 || !shared.ok) {
        refused.set(before.id, noSales);
        continue;
      }
      const percents = new Map(real.map(({ node }, at) => [node, shared.value[at]!]));
      const shares = linesIn(before, 'shares').flatMap(line => {
        const percent = percents.get(line['node'] as number);
        return percent === undefined || Number(percent) === 0 ? [] : [{ ...line, percent }];
      });
      const written = await writing(within, inner => changeLocked(inner, { ...within, database: inner }, before, { shares }));
      if (!written.ok) refused.set(before.id, written.refusal[0]!);
    }
    return refused;
  });

/** The tool over shares. */
export const deliveryTools: ToolHandlers = { 'deliveryDemandConfig.simulate': simulate };

/** Effects of the own actions of shares. */
export const deliveryActions: ActionHandlers = { 'deliveryDemandConfig.takeReal': takeReal };
