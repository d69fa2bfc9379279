import { unrestricted } from '@axle/permissions';
import { addDays, type Decimal, type LocalDate, multiply, round } from '@axle/kernel';
import { businessDay, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { noProposal } from '../supplier-sku/settle-prices.ts';

interface Sold {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly supplier: number;
  readonly moq: number | null;
  readonly multiple: number | null;
  readonly lead: number | null;
  readonly price: string;
  readonly status: string | null;
  /** What its kind of goods begins with: `BRK`. */
  readonly group: string;
}

const times = (price: string, factor: string): Decimal => round(multiply(price as Decimal, factor as Decimal), 2);

/** Prices of an article by quantity: dearer up to three months ago, and dearer still the year before; those of some end soon. */
function breaksOf({ moq, price }: Sold, at: number, today: LocalDate, factor: string): readonly RecordValues[] {
  const least = moq ?? 1;
  const now = times(price, factor);
  const ends = at % 17 === 3 ? { validTo: addDays(today, 6 + (at % 20)) } : {};
  const [since, before, first] = [addDays(today, -90 + (at % 30)), addDays(today, -400), addDays(today, -800)];
  const tiers = [
    [1, '1'],
    [least * 5, '0.97'],
    [least * 10, '0.94'],
  ] as const;
  return [
    { minQty: 1, price: times(now, at % 4 === 1 ? '1.01' : '1.05'), validFrom: first, validTo: addDays(before, -1) },
    { minQty: 1, price: times(now, '1.03'), validFrom: before, validTo: addDays(since, -1) },
    ...tiers.map(([minQty, share]) => ({ minQty, price: times(now, share), validFrom: since, ...ends })),
  ];
}

const itemOf = (sold: Sold, at: number, today: LocalDate, of: { readonly supplier: number; readonly factor: string }): RecordValues => ({
  supplier: of.supplier,
  supplierItemNo: `${sold.sku.replace(/^[A-Z]+-/, 'P')}${of.supplier === sold.supplier ? '' : '-B'}`,
  sku: sold.id,
  name: sold.name,
  state: at % 23 === 7 ? 'trial' : 'active',
  currency: 'CNY',
  priceInclTax: true,
  taxRate: '13',
  moq: sold.moq ?? 1,
  cartonQty: sold.multiple ?? 1,
  orderMultiple: sold.multiple ?? 1,
  leadDays: Math.min(180, sold.lead ?? 30),
  incoterm: 'EXW',
  sharePct: at % 5 === 0 ? (of.supplier === sold.supplier ? '70' : '30') : undefined,
  breaks: breaksOf(sold, at, today, of.factor),
});

/** Factories that make the same kinds of goods as the suppliers of our articles, by what the kind begins with. */
async function secondMakers(
  transaction: Transaction<Tables>,
  suppliers: readonly number[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const makers = await transaction
    .selectFrom('supplier as p')
    .innerJoin('category as c', 'c.id', 'p.category')
    .select(['p.id', 'c.code'])
    .where('p.stage', '=', 'qualified')
    .where('p.currency', '=', 'CNY')
    .where('p.id', 'not in', suppliers)
    .orderBy('p.id')
    .execute();
  const groups = Map.groupBy(makers, ({ code }) => code.split('-')[0]!);
  return new Map([...groups].map(([group, of]) => [group, of.map(({ id }) => id)]));
}

/** Articles that are quoted before they have a SKU. */
const unlinked = ['陶瓷前刹车片(样)', '加强型下摆臂(样)', '双密封轮毂轴承(样)'];

/** Adds what the suppliers of the demo call their articles, with prices; a few prices wait for the purchase manager. */
export const addDemoSupplierSkus = demoStep('supplierSkus', ['suppliers', 'contracts'], async ({ transaction, registry, person, now }) => {
  const { resource } = registry.page('supplierSkuList')?.page ?? {};
  if (!resource) return;
  const today = businessDay(now);
  const skus: readonly Sold[] = (
    await transaction
      .selectFrom('sku as s')
      .innerJoin('supplier as p', 'p.id', 's.supplier')
      .innerJoin('category as c', 'c.id', 's.category')
      .select([
        's.id',
        's.sku',
        's.name_zh as name',
        's.supplier',
        's.moq',
        's.order_multiple as multiple',
        's.lead_days as lead',
        's.price',
        's.sales_status as status',
        'c.code as category',
      ])
      .where('p.currency', '=', 'CNY')
      .where('s.price', '>', '0')
      .where('s.sales_status', 'in', ['onSale', 'new', 'clearance'])
      .orderBy('s.id')
      .execute()
  ).map(({ category, ...row }) => ({ ...row, supplier: row.supplier!, price: row.price!, group: category.split('-')[0]! }));
  // nobody asks a second maker for what is cleared, and who makes nothing else is free to be one
  const kept = skus.filter(({ status }) => status !== 'clearance');
  const suppliers = [...new Set(kept.map(({ supplier }) => supplier))];
  const seconds = await secondMakers(transaction, suppliers);
  const turns = new Map<string, number>();
  const secondOf = ({ group }: Sold): number | undefined => {
    const makers = seconds.get(group) ?? [];
    if (makers.length === 0) return undefined;
    const turn = turns.get(group) ?? 0;
    turns.set(group, turn + 1);
    return makers[turn % makers.length];
  };
  const records = skus.flatMap((sold, at) => {
    const own = itemOf(sold, at, today, { supplier: sold.supplier, factor: '1' });
    if (sold.status === 'clearance' || at % 5 > 2) return [own];
    const other = at % 5 === 0 ? suppliers[(suppliers.indexOf(sold.supplier) + 1) % suppliers.length] : secondOf(sold);
    if (other === undefined || other === sold.supplier) return [own];
    return [own, { ...itemOf(sold, at, today, { supplier: other, factor: '1.02' }), cartonQty: (sold.multiple ?? 1) * 5 }];
  });
  const quoted = unlinked.map((name, at): RecordValues => ({
    supplier: suppliers[at % suppliers.length],
    supplierItemNo: `Q-${2601 + at}`,
    name,
    currency: 'CNY',
    priceInclTax: true,
    taxRate: '13',
    moq: 200,
    cartonQty: 20,
    orderMultiple: 20,
    leadDays: 35,
    incoterm: 'EXW',
    breaks: [{ minQty: 1, price: String(38 + at * 7), validFrom: today }],
  }));
  const partsOf = (userId: number) => ({
    database: transaction,
    resource,
    page: 'supplierSkuList',
    caller: { registry, access: unrestricted(userId), now },
    referred: registry.referred,
  });
  const [byBuyer, byManager] = [partsOf(person('buyer')), partsOf(person('purchaseManager'))];
  const made = await insertRows(transaction, byBuyer, [...records, ...quoted], { action: 'add' });
  const locked = await lockById(
    transaction,
    byManager,
    made.slice(0, records.length).map(({ id }) => id),
  );
  const approved = locked.map(before => ({ before, after: { ...before, ...noProposal, breaks: before['proposedBreaks'] } as RecordRow }));
  await updateRows(transaction, byManager, approved, { action: 'update' });
  const rising = await lockById(
    transaction,
    byBuyer,
    made.slice(0, records.length).flatMap(({ id }, at) => (at % 29 === 4 ? [id] : [])),
  );
  const risen = rising.slice(0, 8).map(before => {
    const breaks = (before['breaks'] as readonly RecordValues[]).map(line => ({ ...line, price: times(String(line['price']), '1.04') }));
    return { before, after: { ...before, breaks } as RecordRow };
  });
  await updateRows(transaction, byBuyer, risen, { action: 'update' });
});
