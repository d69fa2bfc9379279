import { type Decimal, type LocalDate, sum } from '@axle/kernel';
import { agedBalances, prepaidBand } from '@axle/purchasing';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import type { Row } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const prepayments = { service: 'purchase-service', path: 'prepayment' };
const today = '2026-05-20' as LocalDate;

/** A prepayment in a currency of its own, of so much that was paid so many days before some day, and of which so much is used. */
const prepaid = (day: unknown, daysAgo: number, paid: number, used: number) => sql`
  insert into prepayment (prepay_no, state, supplier, company_entity, currency, amount, due_date, paid_amount, paid_at, used_amount,
    refunded_amount, balance)
  select '', 'part_used', min(s.id), (select min(id) from company_entity), 'SEK', ${paid}, ${day}::date, ${paid},
    ${day}::date - ${daysAgo}::integer, ${used}, 0, ${paid - used} from supplier s`;

it('[R115] the aging of an account comes to its balance, band by band', async () => {
  for (const [daysAgo, paid, used] of [
    [10, 3000, 1200],
    [45, 500, 0],
    [45, 250.5, 0.5],
    [61, 80, 30],
    [200, 1000, 999],
    [5, 70, 70],
  ] as const)
    await prepaid(today, daysAgo, paid, used).execute(app.db);
  const reply = await app.post(recordPath(prepayments, 'work'), { page: 'purchasePrepayment', tool: 'aging', input: {} }, boss);
  const { accounts } = reply.data as { accounts: readonly Row[] };
  expect(accounts.filter(({ currency }) => currency === 'SEK')).toMatchObject([
    { currency: 'SEK', total: '2601', d30: '1800', d60: '750', d90: '50', older: '1' },
  ]);
  const narrowed = { page: 'purchasePrepayment', tool: 'aging', input: { supplier: [999_999_999] } };
  expect((await app.post(recordPath(prepayments, 'work'), narrowed, boss)).data).toEqual({ accounts: [] });
});

const undone = new Error('undone');

it('[R115] the list puts prepayments into the bands of the rule', async () => {
  const work = app.db.transaction().execute(async transaction => {
    await sql`update prepayment set currency = 'NOK' where currency = 'SEK'`.execute(transaction);
    for (const daysAgo of [0, 30, 31, 60, 61, 90, 91]) await prepaid(sql`current_date`, daysAgo, 100 + daysAgo, 0).execute(transaction);
    const { rows } = await sql<{ paidOn: LocalDate; today: LocalDate; balance: Decimal; band: string }>`
      select paid_at::text as "paidOn", current_date::text as today, trim_scale(balance)::text as balance, aging_band as band
      from prepayment_list where currency = 'SEK' order by id`.execute(transaction);
    expect(rows).toHaveLength(7);
    for (const { paidOn, today: now, band } of rows) expect(band).toBe(prepaidBand(paidOn, now));
    const aged = agedBalances(rows, rows[0]!.today);
    for (const [band, amount] of Object.entries(aged))
      expect(sum(rows.filter(row => row.band === band).map(({ balance }) => balance))).toBe(amount);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
});
