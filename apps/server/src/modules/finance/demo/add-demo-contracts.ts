import { contractStanding } from '@axle/finance';
import { addDays, type LocalDate } from '@axle/kernel';
import { businessDay, type HeldFile, type RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { otherDemoContracts } from './demo-contracts.ts';

/** Days before the end from which contracts are about to expire. */
const noticeDays = 60;

/** Adds the contracts that the demo company has: a framework with each supplier that it orders from, and those with other parties. */
export const addDemoContracts = demoStep('contracts', ['suppliers', 'supplierFiles'], async ({ transaction, registry, person, now }) => {
  const { resource } = registry.page('contract')?.page ?? {};
  if (!resource) return;
  const today = businessDay(now);
  const [buyer, manager] = [person('buyer'), person('financeManager')];
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const kinds = await transaction.selectFrom('contract_category').select(['id', 'code']).execute();
  const categoryOf = (code: string) => kinds.find(kind => kind.code === code)?.id;
  const sample = await transaction
    .selectFrom('supplier_file')
    .select('file')
    .where('type', '=', 'contract')
    .orderBy('id')
    .executeTakeFirst();
  const suppliers = await transaction
    .selectFrom('supplier')
    .select(['id', 'short_name', 'currency', 'purchase_user'])
    .where('stage', 'in', ['qualified', 'trial', 'frozen'])
    .orderBy('supplier_code')
    .execute();
  const common = { company: company.id, noticeDays, autoRenew: false, files: sample?.file as readonly HeldFile[] | undefined };
  const decided = { applicant: buyer, approver: manager };
  const dated = (values: RecordValues, ago: number, left: number | undefined): RecordValues => {
    const term = {
      ...common,
      ...values,
      startDate: addDays(today, -ago),
      ...(left === undefined ? {} : { endDate: addDays(today, left) }),
    };
    const state = contractStanding(term as { noticeDays: number; autoRenew: boolean; endDate?: LocalDate }, today);
    const approvedAt = new Date(now.getTime() - (ago + 3) * 86_400_000).toISOString();
    return { ...decided, approvedAt, state, signDate: addDays(today, -ago - 6), ...term };
  };
  const frameworks = suppliers.map((supplier, at) =>
    dated(
      {
        category: categoryOf('FRAME'),
        title: `${supplier.short_name}采购框架合同`,
        partyKind: 'supplier',
        supplier: supplier.id,
        currency: supplier.currency ?? 'CNY',
        owner: supplier.purchase_user ?? buyer,
        autoRenew: at % 6 === 0,
        paymentTerms: [
          { stage: '预付', pct: '30', trigger: 'order' },
          { stage: '尾款', pct: '70', trigger: at % 2 === 0 ? 'shipment' : 'receipt' },
        ],
      },
      790 + ((at * 17) % 90),
      at % 7 === 3 ? 18 + at : 150 + ((at * 37) % 400),
    ),
  );
  const others = otherDemoContracts(suppliers.map(({ id }) => id)).map(({ category, ago, left, ...values }) =>
    dated({ ...values, category: categoryOf(category), owner: manager, currency: values.currency ?? 'CNY' }, ago, left),
  );
  const access = unrestricted(buyer);
  const parts = { database: transaction, resource, page: 'contract', caller: { registry, access, now }, referred: registry.referred };
  const whole = [...frameworks, ...others].map(each => ({ ...each, ...resource.derive?.(each) }));
  await insertRows(transaction, parts, whole, { action: 'add' });
  await sql`insert into contract_download (contract, by, begun_at, counted)
    select c.id, each.reader, ${now}::timestamptz - make_interval(days => (each.at * 9 + c.id % 7)::int, mins => (c.id % 50)::int), true
    from contract c cross join unnest(${[buyer, manager, buyer, manager]}::bigint[]) with ordinality as each (reader, at)
    where c.state in ('effective', 'expiring', 'expired') and each.at <= c.id % 5`.execute(transaction);
});
