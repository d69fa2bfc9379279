import { unrestricted } from '@axle/permissions';
import type { Decimal, LocalDate } from '@axle/kernel';
import type { LedgerEvent } from '@axle/purchasing';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { postVoucher } from './post-voucher.ts';

type Row = Readonly<Record<string, unknown>>;
const app = await demoApp(({ db, registry }) => toolCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const { rows: places } = await sql<{ supplier: number; company: number }>`
  select (select max(id) from supplier where stage = 'potential') as supplier,
    (select max(id) from company_entity) as company`.execute(app.db);
const { supplier, company } = places[0]!;
const caller = { registry: app.registry, access: unrestricted(1), now: app.now() };
const post = (event: LedgerEvent, bizNo: string, accountDate: string) =>
  app.db.transaction().execute(transaction =>
    postVoucher(transaction, caller, {
      event,
      bizType: 'receipt',
      bizNo,
      supplier,
      companyEntity: company,
      currency: 'EUR',
      accountDate: accountDate as LocalDate,
    }),
  );
const amount = (text: string) => text as Decimal;
await post({ kind: 'accepted', net: amount('4000') }, 'T-1', '2026-05-04');
await post({ kind: 'invoiced', net: amount('4000'), invoiceNet: amount('4040'), tax: amount('0') }, 'T-1', '2026-05-10');
await post({ kind: 'paid', amount: amount('2690') }, 'T-1', '2026-05-18');

const ask = async (input: object, who = boss) =>
  (
    await app.post(
      recordPath({ service: 'purchase-service', path: 'supplier_balance' }, 'work'),
      { page: 'ledgerCenter', tool: 'accounts', input },
      who,
    )
  ).data as { readonly openings: readonly Row[]; readonly entries: readonly Row[] };
const shown = ({ entries }: { readonly entries: readonly Row[] }) =>
  entries.map(({ account, debit, credit }) => `${String(account)} ${String(debit)} ${String(credit)}`);

it('[R13e] the entries of a supplier in a period come with what stood before, or those of one voucher alone', async () => {
  const whole = await ask({ supplier });
  expect(shown(whole).toSorted()).toEqual(
    ['ap 0 4040', 'ap 2690 0', 'bank 0 2690', 'grir 0 4000', 'grir 4000 0', 'ppv 40 0', 'stock 4000 0'].toSorted(),
  );
  expect(whole.openings).toEqual([]);
  const late = await ask({ supplier, from: '2026-05-11', to: '2026-05-31' });
  expect(shown(late).toSorted()).toEqual(['ap 2690 0', 'bank 0 2690']);
  expect(late.openings.map(({ account, amount: of }) => [account, of])).toEqual([
    ['ap', '-4040'],
    ['ppv', '40'],
    ['stock', '4000'],
  ]);
  const voucher = whole.entries.find(({ account }) => account === 'ppv')!['voucher_no'];
  expect(shown(await ask({ voucherNo: voucher })).toSorted()).toEqual(['ap 0 4040', 'grir 4000 0', 'ppv 40 0']);
  expect(shown(await ask({}))).toEqual([]);
});

it('[R13e] a buyer draws the accounts of the own suppliers alone', async () => {
  const buyer = { signature: await app.signIn('buyer'), language: 'en' };
  expect((await ask({ supplier }, buyer))?.entries ?? []).toEqual([]);
});
