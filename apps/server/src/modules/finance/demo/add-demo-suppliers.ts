import { unrestricted } from '@axle/permissions';
import type { RecordValues } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { workOutSkus } from '../../catalog/sku/work-out-skus.ts';
import { type DemoSupplier, demoSuppliers } from './demo-suppliers.ts';

/** Adds the suppliers of the demo, each with its buyer, and gives every SKU one of those that make such parts. */
export const addDemoSuppliers = demoStep('suppliers', ['parties', 'catalogue'], async ({ transaction, registry, person, now }) => {
  const { resource } = registry.page('supplier')?.page ?? {};
  if (!resource) return;
  const idsOf = async (table: 'category' | 'payment_method' | 'contract_category' | 'deduction_method' | 'company_entity') =>
    new Map((await transaction.selectFrom(table).select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  const categories = await idsOf('category');
  const methods = await idsOf('payment_method');
  const contracts = await idsOf('contract_category');
  const deductions = await idsOf('deduction_method');
  const companies = await idsOf('company_entity');
  const suppliers = demoSuppliers();
  const records = suppliers.map((supplier): RecordValues => ({
    ...supplier,
    category: supplier.category === undefined ? undefined : categories.get(supplier.category),
    paymentMethod: methods.get(supplier.paymentMethod),
    contractCategory: contracts.get(supplier.contractCategory),
    purchaseUser: person(supplier.purchaseUser),
    qcUser: person('qc'),
    deductions: (supplier['deductions'] as readonly string[]).map(code => ({ method: deductions.get(code) })),
    companies: (supplier['companies'] as readonly string[]).map(code => ({ company: companies.get(code) })),
  }));
  const access = unrestricted(person('purchaseManager'));
  const rows = await insertRows(
    transaction,
    { database: transaction, resource, page: 'supplier', caller: { registry, access, now } },
    records,
    {
      action: 'add',
    },
  );
  await supplySkus(
    transaction,
    suppliers,
    rows.map(({ id }) => id),
  );
});

async function supplySkus(transaction: Transaction<Tables>, suppliers: readonly DemoSupplier[], ids: readonly number[]): Promise<void> {
  const skus = await transaction
    .selectFrom('sku as s')
    .innerJoin('category as c', 'c.id', 's.category')
    .select(['s.id', 'c.code'])
    .orderBy('s.id')
    .execute();
  const supplied = skus.flatMap(({ id, code }, at) => {
    const makers = suppliers.flatMap(({ category, stage }, index) =>
      category !== undefined && code.startsWith(category) && stage === 'qualified' ? [ids[index]!] : [],
    );
    const maker = makers[(at * 7) % Math.max(makers.length, 1)];
    return maker === undefined ? [] : [{ id, maker }];
  });
  await sql`
    update sku set supplier = given.supplier
    from unnest(${supplied.map(({ id }) => id)}::bigint[], ${supplied.map(({ maker }) => maker)}::bigint[]) as given (id, supplier)
    where sku.id = given.id`.execute(transaction);
  await workOutSkus(transaction);
}
