import { contractRefusals, type RegisteredContract } from '@axle/finance';
import { type Decimal, type LocalDate, ok, type Refusal, refuse, type Result, subtract, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { changeNeedsContract, contractNeeded, type OrderType } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A contract with suppliers that orders may be placed under. */
interface SupplierContract extends RegisteredContract {
  readonly id: number;
}

async function contractsWhere(
  database: Kysely<Tables>,
  column: 'id' | 'supplier',
  ids: readonly number[],
): Promise<readonly SupplierContract[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SupplierContract>`
    select id, state in ('effective', 'expiring') as "isInForce",
      coalesce((select for_orders from contract_category k where k.id = category), false) as "isForOrders", supplier, company,
      currency, start_date::text as "startDate",
      end_date::text as "endDate", notice_days as "noticeDays", auto_renew as "autoRenew", trim_scale(remaining)::text as remaining
    from contract_list where ${sql.ref(column)} = any(${ids}::bigint[])
    order by amount is not null, end_date desc nulls first, id desc`.execute(database);
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as SupplierContract);
}

/** An order as contracts look at it. */
const contracted = (order: RecordValues) => ({
  supplier: Number(order['supplier']),
  company: Number(order['companyEntity']),
  currency: String(order['currency']),
  gross: (order['amountGross'] ?? '0') as Decimal,
});

/** [F11] Drafts that name no contract are placed under one that holds them: a framework contract first, then the one that ends last. */
export async function withContracts(
  database: Kysely<Tables>,
  orders: readonly RecordValues[],
  today: LocalDate,
): Promise<readonly RecordValues[]> {
  const isOpen = (order: RecordValues) => (order['state'] ?? 'draft') === 'draft' && order['contract'] === undefined;
  const suppliers = [...new Set(orders.filter(isOpen).map(({ supplier }) => Number(supplier)))];
  const contracts = await contractsWhere(database, 'supplier', suppliers);
  return orders.map(order => {
    const fits = isOpen(order) ? contracts.find(contract => contractRefusals(contract, contracted(order), today).length === 0) : undefined;
    return fits ? { ...order, contract: fits.id } : order;
  });
}

const noContract: Refusal = {
  code: 'NO_CONTRACT',
  field: 'contract',
  message: text(
    '请先登记合同：人民币10万元及以上的订单须有有效合同',
    'Register the contract first: orders of CNY 100,000 or more need a contract in force',
  ),
};

/** [R104] [F11] What stands against an order on account of its contract, at what it comes to in CNY. */
export async function refusedContract(
  database: Kysely<Tables>,
  order: RecordValues,
  { amountCny, today }: { readonly amountCny: Decimal; readonly today: LocalDate },
): Promise<readonly Refusal[]> {
  const named = order['contract'];
  if (named === undefined) return contractNeeded(amountCny, order['type'] as OrderType) ? [noContract] : [];
  const [contract] = await contractsWhere(database, 'id', [Number(named)]);
  return contract ? contractRefusals(contract, contracted(order), today) : [];
}

/** What an order comes to once it is changed. */
interface ChangedAmounts {
  readonly before: Decimal;
  readonly after: Decimal;
  /** In the currency of the order. */
  readonly gross: Decimal;
}

/**
 * [R94] The contract under which an order goes on once a change makes it come to so much: that which it names, where what is added fits
 * into it, else one that holds all of it.
 */
export async function contractOfChange(
  database: Kysely<Tables>,
  order: RecordValues,
  { before, after, gross }: ChangedAmounts,
  today: LocalDate,
): Promise<Result<RecordValues, Refusal>> {
  const named = order['contract'];
  if (!changeNeedsContract(before, after, order['type'] as OrderType)) return ok({});
  const asked = contracted({ ...order, amountGross: gross });
  if (named !== undefined) {
    const [contract] = await contractsWhere(database, 'id', [Number(named)]);
    const added = { ...asked, gross: subtract(gross, contracted(order).gross) };
    const [refused] = contract ? contractRefusals(contract, added, today) : [noContract];
    return refused ? refuse(refused) : ok({});
  }
  const contracts = await contractsWhere(database, 'supplier', [asked.supplier]);
  const fits = contracts.find(contract => contractRefusals(contract, asked, today).length === 0);
  return fits ? ok({ contract: fits.id }) : refuse(noContract);
}
