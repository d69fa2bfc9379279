import type { RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PageRegistry } from '../pages/registry.ts';
import { insertRows } from '../resources/writes/insert-rows.ts';
import { demoCompanies, demoExporters } from './demo-companies.ts';
import { demoContractCategories, demoDeductionMethods, demoPaymentMethods } from './demo-terms.ts';

/** Adds the companies of the demo, its exporters and its terms, kept by one of its users. */
export async function addDemoParties(transaction: Transaction<Tables>, registry: PageRegistry, editor: number, now: Date): Promise<void> {
  const access = { userId: editor, isSuper: true, roles: [], scopes: new Map(), blocks: [] };
  const add = async (page: string, records: readonly RecordValues[]): Promise<ReadonlyMap<string, number>> => {
    const { resource } = registry.page(page)?.page ?? {};
    if (!resource) return new Map();
    const whole = records.map(record => ({ ...record, ...resource.derive?.(record) }));
    const parts = { database: transaction, resource, page, caller: { access, now } };
    const rows = await insertRows(transaction, parts, whole, { action: 'add' });
    return new Map(rows.map(row => [String(row['code']), row.id]));
  };
  const countries = await transaction.selectFrom('country').select(['id', 'iso2']).execute();
  const countryOf = new Map(countries.map(({ id, iso2 }) => [iso2, id]));
  const companies = await add(
    'companyEntity',
    demoCompanies.map(company => ({ ...company, country: countryOf.get(String(company['country'])) })),
  );
  await add(
    'customsExporter',
    demoExporters.map(exporter => ({ ...exporter, company: companies.get(String(exporter['company'])) })),
  );
  await add('paymentMethod', demoPaymentMethods);
  await add('deductionMethod', demoDeductionMethods);
  await add('contractCategory', demoContractCategories);
}
