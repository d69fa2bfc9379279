import { unrestricted } from '@axle/permissions';
import type { Decimal, LocalDate } from '@axle/kernel';
import type { Proposal } from '@axle/page-kit';
import type { LedgerEvent } from '@axle/purchasing';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { postVoucher } from '../ledger/post-voucher.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { statementFiles } from './statement-files.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, finance, auditor] = [await as('superadmin'), await as('financemanager'), await as('auditor')];
const statements = { service: 'purchase-service', path: 'reconciliation' };
const { rows: places } = await sql<{ supplier: number; company: number }>`
  select (select max(r.supplier) from recipient_email r where not exists (select from supplier_balance b where b.supplier = r.supplier))
      as supplier, (select max(id) from company_entity) as company`.execute(app.db);
const { supplier, company } = places[0]!;
const access = unrestricted(1);
const account = { supplier, companyEntity: company, currency: 'GBP' };
let documents = 0;

/** Posts what happened on a day; answers the codes of what stands against it. */
const happened = (day: string, event: LedgerEvent) =>
  app.db.transaction().execute(async transaction => {
    const caller = { registry: app.registry, access, now: app.now() };
    const document = { bizType: 'settlement', bizNo: `SE-TEST-${++documents}`, accountDate: day as LocalDate } as const;
    const reply = await postVoucher(transaction, caller, { event, ...document, ...account });
    return reply.ok ? 'posted' : reply.refusal;
  });
const of = (amount: string, kind: 'deducted' | 'paid' | 'prepayUsed') => ({ kind, amount: amount as Decimal }) as const;
const bill = (amount: string) =>
  ({ kind: 'invoiced', net: amount as Decimal, invoiceNet: amount as Decimal, tax: '0' as Decimal }) as const;

const listed = async (period: string): Promise<readonly Row[]> => {
  const filters = [
    { field: 'supplier', op: 'in', value: [supplier] },
    { field: 'currency', op: 'eq', value: 'GBP' },
    { field: 'period', op: 'eq', value: period },
  ];
  const reply = await app.post(
    recordPath(statements, 'list'),
    { page: 'purchaseReconciliation', filters, sort: [], limit: 20, count: true },
    boss,
  );
  return (reply.data as { rows: readonly Row[] }).rows;
};
const read = async (period: string) =>
  (await app.get(`${recordPath(statements, 'read')}?id=${(await listed(period))[0]!.id}`, boss)).data as Row;
const call = async (action: string, targets: readonly object[], input: object, who = boss) => {
  const reply = await app.post(actionPath(statements, action), { page: 'purchaseReconciliation', targets, input }, who);
  const [first] = (reply.data ?? []) as readonly { refusal?: { code: string } }[];
  return first?.refusal?.code ?? reply.reason ?? (reply.code === replyCodes.ok ? 'done' : reply.message);
};
const generate = (period: string, who = boss) => call('generate', [], { period, supplier }, who);
const step = async (period: string, action: string, input: object = {}, who = boss) => {
  const { id, version } = await read(period);
  return call(action, [{ id, version }], input, who);
};
/** The number of the voucher that was posted last. */
const lastVoucher = async () =>
  (await sql<{ no: string }>`select voucher_no as no from ledger_voucher order by id desc limit 1`.execute(app.db)).rows[0]?.no;
/** A verified invoice of the account. */
const invoiced = (no: string, day: string, more: { supplier?: number; state?: string } = {}) =>
  sql`
  insert into supplier_invoice (iv_no, state, supplier, invoice_no, invoice_date, company_entity, currency, tax_rate, amount_gross)
  values ('', ${more.state ?? 'verified'}, ${more.supplier ?? supplier}, ${no}, ${day}, ${company}, 'GBP', 0, 50)`.execute(app.db);
const mails = async () => {
  const { rows } = await sql<{ lang: string; makes: string[]; body: string; no: string }>`
    select lang, makes, body, biz_no as no from outgoing_mail where kind = 'RECON_STMT' and supplier = ${supplier} order by id`.execute(
    app.db,
  );
  return rows;
};

it('[R53, R54] opening 500.00 and what happened come to 399.00, with which the next one opens', async () => {
  await happened('2026-03-20', bill('500'));
  await happened('2026-04-02', { kind: 'accepted', net: '4040' as Decimal });
  await happened('2026-04-03', bill('4040'));
  await happened('2026-04-10', { kind: 'returnedAfterInvoice', net: '100' as Decimal, tax: '1' as Decimal });
  for (const event of [of('150', 'deducted'), of('1200', 'prepayUsed')]) await happened('2026-04-20', event);
  expect(await generate('2026-05')).toBe('NOT_OVER');
  expect(await generate('2026-04', auditor)).toBe('FORBIDDEN');
  expect([await generate('2026-03'), await generate('2026-04')]).toEqual(['done', 'done']);
  expect(await listed('2026-04')).toMatchObject([{ state: 'draft', closing: '3089', paid: '0' }]);
  await happened('2026-04-30', of('2690', 'paid'));
  expect(await generate('2026-04')).toBe('done');
  const [made] = await listed('2026-04');
  expect(made).toMatchObject({ opening: '500', invoiced: '4040', returned: '101', deducted: '150', paid: '2690', closing: '399' });
  expect(made).toMatchObject({ prepay_used: '1200', received: '4040', from_day: '2026-04-01', to_day: '2026-04-30' });
  const lines = (await read('2026-04'))['lines'] as readonly Row[];
  expect(lines.map(({ event, amount, balance }) => [event, amount, balance])).toEqual([
    ['e2', '4040', '4540'],
    ['e7', '-101', '4439'],
    ['e5', '-150', '4289'],
    ['e4', '-1200', '3089'],
    ['e6', '-2690', '399'],
  ]);
});

it('[R54] is sent with PDF and sheet, in the language of the supplier, and is made again no more', async () => {
  expect([await step('2026-03', 'send'), await step('2026-04', 'send')]).toEqual(['done', 'done']);
  const [, mail] = await mails();
  expect(mail).toMatchObject({ makes: ['reconciliation.pdf', 'reconciliation.xlsx'], body: expect.stringContaining('GBP 399.00') });
  for (const language of ['en', 'zh-cn'] as const)
    for (const [key, make] of Object.entries(statementFiles)) {
      const file = await make(app.db, { registry: app.registry, access, now: app.now(), language }, mail!.no);
      expect([key, file.ok && file.value.content.length > 1000]).toEqual([key, true]);
    }
  await happened('2026-04-30', of('1', 'paid'));
  expect(await generate('2026-04')).toBe('done');
  expect(await listed('2026-04')).toMatchObject([{ state: 'sent', closing: '399' }]);
});

it('[R55] 449.00 differs by 50.00: disputed, resolved by a document of the account, and sent once more', async () => {
  expect(await step('2026-04', 'enterReply', { supplierClosing: '449.001' })).toBe('RANGE');
  expect(await step('2026-04', 'enterReply', { supplierClosing: '449', replyNote: 'Invoice 77 is missing' })).toBe('done');
  const disputed = await read('2026-04');
  expect(disputed).toMatchObject({ state: 'disputed', diff: '50', disputes: [{ amount: '50', text: 'Invoice 77 is missing' }] });
  expect(await step('2026-04', 'lock')).toBe('STATE');
  expect(await step('2026-04', 'dispute', { line: 99, amount: '3', text: 'Freight' })).toBe('NO_LINE');
  expect(await step('2026-04', 'dispute', { line: 1, amount: '3', text: 'Freight' })).toBe('done');
  const by = (dispute: object, resolution: string, documentNo: string) =>
    step('2026-04', 'resolve', { ...dispute, resolution, documentNo });
  expect(await by({}, 'adjust', 'JA26010100001')).toBe('NO_DOCUMENT');
  expect(await by({ dispute: 9 }, 'invoice', '77')).toBe('NO_DISPUTE');
  const [{ other } = { other: 0 }] = (
    await sql<{ other: number }>`select min(id) as other from supplier where id <> ${supplier}`.execute(app.db)
  ).rows;
  await invoiced('77', '2026-04-12');
  await invoiced('78', '2026-03-30');
  await invoiced('79', '2026-05-01');
  await invoiced('80', '2026-04-12', { supplier: other });
  await invoiced('81', '2026-04-12', { state: 'draft' });
  for (const [no, refused] of [
    ['76', 'NO_DOCUMENT'],
    ['79', 'OTHER_PERIOD'],
    ['80', 'NO_DOCUMENT'],
    ['81', 'NO_DOCUMENT'],
  ] as const)
    expect([no, await by({}, 'invoice', no)]).toEqual([no, refused]);
  const asked = `page=purchaseReconciliation&action=resolve&id=${disputed.id}`;
  const proposals = (await app.get(`${recordPath(statements, 'proposals')}?${asked}`, boss)).data as readonly Proposal[];
  expect(proposals.slice(0, 2)).toMatchObject([
    { values: { resolution: 'invoice' }, words: { en: expect.stringContaining('(77), GBP 50.00, 2026-04-12') } },
    { values: { resolution: 'invoice' }, words: { en: expect.stringContaining('(78)') } },
  ]);
  expect(proposals.map(({ values }) => values['resolution'])).toContain('entry');
  expect(proposals.flatMap(({ words }) => /\((79|80|81)\)/.exec(words.en)?.[1] ?? [])).toEqual([]);
  expect(await by({ dispute: 2 }, 'invoice', '78')).toBe('done');
  expect(await read('2026-04')).toMatchObject({ state: 'disputed', closing: '399' });
  await happened('2026-04-30', bill('51'));
  expect(await by({}, 'invoice', '77')).toBe('done');
  expect(await read('2026-04')).toMatchObject({ state: 'sent', closing: '449', diff: '0' });
  expect(await mails()).toHaveLength(3);
});

it('[R20a, R56] is locked in turn as the books stand; nothing is posted behind, until the last one is unlocked', async () => {
  expect(await step('2026-04', 'enterReply', { supplierClosing: '449.5' })).toBe('done');
  expect(await step('2026-04', 'lock', { lockNote: 'Bank charges' })).toBe('EARLIER');
  await step('2026-03', 'enterReply', { supplierClosing: '500' });
  expect(await step('2026-03', 'lock')).toBe('done');
  expect(await step('2026-04', 'lock')).toBe('DIFFERS');
  await happened('2026-04-30', of('9', 'paid'));
  expect(await step('2026-04', 'lock', { lockNote: 'Bank charges' })).toBe('MOVED');
  expect(await step('2026-04', 'dispute', { amount: '9', text: 'Paid on the last day' })).toBe('done');
  expect(await step('2026-04', 'resolve', { resolution: 'entry', documentNo: (await lastVoucher())! })).toBe('done');
  await step('2026-04', 'enterReply', { supplierClosing: '440.5' });
  expect(await step('2026-04', 'lock', { lockNote: 'Bank charges' }, finance)).toBe('done');
  expect(await happened('2026-04-30', of('5', 'paid'))).toMatchObject([
    { code: 'LOCKED', message: { zh: '账期已锁定', en: 'Period is locked' } },
  ]);
  expect(await happened('2026-05-01', of('5', 'paid'))).toBe('posted');
  expect(await step('2026-03', 'unlock', { unlockReason: 'Wrong' })).toBe('NOT_LAST');
  expect(await step('2026-04', 'unlock', { unlockReason: 'An invoice came late' })).toBe('done');
  expect(await happened('2026-04-30', of('5', 'paid'))).toBe('posted');
  expect(await happened('2026-03-31', of('5', 'paid'))).toMatchObject([{ code: 'LOCKED' }]);
});
