import { type Decimal, ok, sum, text, type Text } from '@axle/kernel';
import { fieldsOf, type RecordRow, type RecordValues } from '@axle/page-kit';
import { latestOrderDate, lineTotals, orderStepOf } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';
import { idsNamed } from './ids-named.ts';
import { proposeOrders, type Proposal } from './propose-orders.ts';

/** Requirements that are merged at most at a time; those that are to be ordered first. */
const mostMerged = 20_000;

/** How SKUs, suppliers, companies and warehouses are called. */
async function wordsOf(database: Kysely<Tables>, requirements: readonly RecordRow[]) {
  const ids = (key: string) => idsIn(requirements.map(row => row[key]));
  const called = async (table: 'supplier' | 'company_entity' | 'warehouse', key: string, code = 'code') => {
    const codeColumn = sql.ref(code);
    const { rows } = await sql<{ id: number; code: string; zh: string | null; en: string | null }>`
      select id, ${codeColumn} as code, name_zh as zh, name_en as en
      from ${sql.table(table)} where id = any(${ids(key)}::bigint[])`.execute(database);
    return new Map(rows.map(({ id, code, zh, en }) => [id, text(`${code} ${zh ?? ''}`.trim(), `${code} ${en ?? zh ?? ''}`.trim())]));
  };
  const { rows: skus } = await sql<{
    readonly id: number;
    readonly code: string;
    readonly zh: string;
    readonly en: string | null;
  }>`
    select id, sku as code, name_zh as zh, name_en as en
    from sku where id = any(${ids('sku')}::bigint[])`.execute(database);
  const [suppliers, companies, warehouses] = [
    await called('supplier', 'supplier', 'supplier_code'),
    await called('company_entity', 'companyEntity'),
    await called('warehouse', 'warehouse'),
  ];
  return { skus: new Map(skus.map(row => [row.id, row])), suppliers, companies, warehouses };
}

type Words = Awaited<ReturnType<typeof wordsOf>>;

const nameIn = ({ skus }: Words, sku: number): Text => text(skus.get(sku)?.zh ?? '', skus.get(sku)?.en ?? skus.get(sku)?.zh ?? '');

/** A proposal as the tables of the tool. */
function tablesOf({ orders, leftOut }: Proposal, requirements: readonly RecordRow[], words: Words, showsPrices: boolean): RecordValues {
  const byNo = new Map(requirements.map(row => [String(row['reqNo']), row]));
  const placed = orders.map(({ key, lines }, at) => {
    const terms = { currency: key.currency, taxRate: '0' as Decimal, priceInclTax: key.priceInclTax };
    const own = lines.map((line, index) => {
      const article = words.skus.get(line.sku);
      return {
        order: at + 1,
        line: index + 1,
        sku: article?.code,
        name: nameIn(words, line.sku),
        need: line.need,
        qty: line.qty,
        surplus: line.surplus,
        moq: line.limits.moq,
        multiple: orderStepOf(line.limits),
        ...(showsPrices ? { price: line.price, amount: lineTotals(line, terms).gross } : {}),
        ...(showsPrices && line.up ? { upQty: line.up.qty, upPrice: line.up.price, upAmount: line.up.amount } : {}),
        requiredDate: line.requiredDate,
        latestOrderDate: latestOrderDate(line.requiredDate, line.limits.leadDays),
      };
    });
    const needs = lines.flatMap(({ allocations }, index) =>
      allocations.map(({ reqNo, qty }) => {
        const { id, version } = byNo.get(reqNo)!;
        return { id, version, order: at + 1, line: index + 1, reqNo, qty };
      }),
    );
    const head = {
      no: at + 1,
      supplier: words.suppliers.get(key.supplier),
      company: words.companies.get(key.companyEntity),
      warehouse: words.warehouses.get(key.warehouse),
      currency: key.currency,
      ...(showsPrices ? { amount: sum(lines.map(line => lineTotals(line, terms).gross)) } : {}),
    };
    return { head, own, needs };
  });
  return {
    orders: placed.map(({ head }) => head),
    lines: placed.flatMap(({ own }) => own),
    needs: placed.flatMap(({ needs }) => needs),
    leftOut: leftOut.map(({ requirement, qty, reason }) => ({
      reqNo: requirement['reqNo'],
      sku: words.skus.get(Number(requirement['sku']))?.code,
      name: nameIn(words, Number(requirement['sku'])),
      qty,
      reason,
    })),
  };
}

/** [R2] The orders that the confirmed requirements in the caller's scope make; nothing is kept. */
export const proposalTool: ToolHandler = async ({ parts, input }) => {
  const asked = [
    input['supplier'] === undefined ? undefined : sql<boolean>`t.supplier = ${input['supplier']}`,
    input['buyer'] === undefined ? undefined : sql<boolean>`t.buyer = ${input['buyer']}`,
    input['reqIds'] === undefined ? undefined : sql<boolean>`t.id = any(${idsNamed(input['reqIds'])}::bigint[])`,
    input['until'] === undefined ? undefined : sql<boolean>`t.latest_order_date <= ${input['until']}`,
  ].filter(condition => condition !== undefined);
  const where = sql.join([sql<boolean>`t.state in ('confirmed', 'part')`, seenRows(parts), ...asked], sql` and `);
  const requirements = await selectRows(
    parts.database,
    parts.resource,
    Object.keys(fieldsOf(parts.resource)).filter(
      key => !fieldsOf(parts.resource)[key]!.figure && fieldsOf(parts.resource)[key]!.kind !== 'lines',
    ),
    sql`where ${where} order by t.latest_order_date, t.id limit ${mostMerged}`,
  );
  const proposal = await proposeOrders(parts.database, requirements, {
    bucketDays: Number(input['bucketDays'] ?? 7),
    today: todayOf(parts.caller),
  });
  return ok(tablesOf(proposal, requirements, await wordsOf(parts.database, requirements), seesPrices(parts.caller)));
};
