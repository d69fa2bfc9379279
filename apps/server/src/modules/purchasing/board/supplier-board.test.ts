import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import * as mupdf from 'mupdf';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { scoreFiles } from './score-file.ts';

type Row = Readonly<Record<string, unknown>>;
type BoardReply = Readonly<Record<string, readonly Row[]>> & Row;
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const lines = { service: 'purchase-service', path: 'purchase_order_line' };
const today = new Date(app.now()).toISOString().slice(0, 7);

const ask = async (page: string, tool: string, input: object, who = boss) =>
  (await app.post(recordPath(lines, 'work'), { page, tool, input }, who)).data as BoardReply;
const act = async (action: string, input: object) => {
  const reply = await app.post(actionPath(lines, action), { page: 'supplierBoard', targets: [], input }, boss);
  return reply.reason ?? 'done';
};
const ranked = async (input: object, who = boss) => (await ask('supplierBoard', 'tab0', { period: 'year', ...input }, who))['ranking']!;

it('[R19] suppliers are ranked by their scores, whose dimensions are those of the rows in the file of each', async () => {
  const ranking = await ranked({});
  const scores = ranking.flatMap(({ score }) => (score === undefined ? [] : [Number(score)]));
  expect(scores.length).toBeGreaterThan(3);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  const [first] = ranking as readonly [Row];
  const file = { supplier: first['supplier'], period: today.slice(0, 4) };
  const overview = await ask('supplierBoardDetail', 'tab0', file);
  expect(overview).toMatchObject({ score: first['score'], grade: first['grade'] });
  const due = (await ask('supplierBoardDetail', 'tab1', file))['lines']!;
  expect(due).toHaveLength(first['lines_due'] as number);
  const inTime = due.filter(line => line['is_on_time'] === true).length;
  if (due.length > 0) expect(Number(first['otd_line'])).toBeCloseTo((100 * inTime) / due.length, 1);
  expect((await ask('supplierBoardDetail', 'tab2', file))['lots']).toHaveLength(first['lots'] as number);
  expect(await ask('supplierBoardDetail', 'tab0', { ...file, period: '2026-W01' })).toBeUndefined();
});

it('[R19] of one category suppliers are ranked by its articles alone, and grades may be several', async () => {
  const { rows } = await sql<{ category: number; supplier: number }>`
    select k.category, min(o.supplier) as supplier from purchase_order o join purchase_order_lines l on l.record_id = o.id
    join sku k on k.id = l.sku where o.effective_at is not null group by 1 having count(distinct o.supplier) = 1 limit 1`.execute(app.db);
  const { category, supplier } = rows[0]!;
  const own = await ranked({ category });
  expect(own.map(row => row['supplier'])).toEqual([supplier]);
  const file = await ask('supplierBoardDetail', 'tab0', { supplier, period: today.slice(0, 4), category });
  expect(file['amount']).toBe(own[0]!['amount']);
  const all = await ranked({});
  const of = (...grade: readonly string[]) => all.filter(row => grade.includes(String(row['grade']))).length;
  expect((await ranked({ grade: ['A', 'B'] })).length).toBe(of('A', 'B'));
  expect((await ranked({ grade: ['A'] })).length).toBe(of('A'));
});

it('[R19e] suppliers are ranked of which enough lines were due', async () => {
  const due = (await ranked({})).map(row => row['lines_due'] as number);
  const least = due.toSorted((one, other) => one - other)[Math.floor(due.length / 2)]! + 1;
  const own = await ranked({ leastDue: least });
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(row => row['lines_due'])).toEqual(due.filter(count => count >= least));
  expect(own.map(({ rank }) => rank)).toEqual(own.map((_, at) => at + 1));
});

it('[R80] the suppliers ranked first are compared over twelve months, or those that are chosen, five at most', async () => {
  const lines = async (input: object) => (await ask('supplierBoard', 'tab0', { period: 'year', ...input }))['months']!;
  const ids = (await ranked({})).map(({ supplier }) => supplier as number);
  const first = await lines({});
  expect(new Set(first.map(({ supplier }) => supplier))).toEqual(new Set(ids.slice(0, 5)));
  const chosen = [ids[0]!, ids.at(-1)!];
  const own = await lines({ compared: chosen });
  expect(own.filter(({ supplier }) => supplier === ids[0])).toEqual(first.filter(({ supplier }) => supplier === ids[0]));
  for (const { supplier } of own) expect(chosen).toContain(supplier);
  expect(await ask('supplierBoard', 'tab0', { period: 'year', compared: ids.slice(0, 6) })).toBeUndefined();
});

it('[R19] the file of a supplier closes with the balances of the ledger centre', async () => {
  const { rows } = await sql<{ supplier: number; payable: string }>`
    select supplier, trim_scale(sum(-ap))::text as payable from supplier_balance where ap <> 0 group by 1 order by 1 limit 1`.execute(
    app.db,
  );
  const { supplier } = rows[0]!;
  const { balances, entries } = await ask('supplierBoardDetail', 'tab4', { supplier, period: today.slice(0, 4) });
  expect(balances!.reduce((sum, { payable }) => sum + Number(payable), 0)).toBeCloseTo(Number(rows[0]!.payable), 2);
  const { rows: posted } = await sql<{ count: number }>`
    select count(*)::integer as count from ledger_entry_list where supplier = ${supplier}
    and account_date between ${`${today.slice(0, 4)}-01-01`} and ${`${today.slice(0, 4)}-12-31`}`.execute(app.db);
  expect([entries!.length, posted[0]!.count > 0]).toEqual([posted[0]!.count, true]);
  const sum = (side: string) => entries!.reduce((all, entry) => all + Number(entry[side] ?? 0), 0);
  expect(sum('debit')).toBeCloseTo(sum('credit'), 2);
});

it('[R19] the points of cost are those of the purchases in the file of a supplier against their base prices', async () => {
  const compared = (await ranked({})).filter(row => row['price_change'] !== undefined);
  expect(compared.length).toBeGreaterThan(1);
  for (const { supplier, cost } of compared.slice(0, 5)) {
    const { lines: rows } = await ask('supplierBoardDetail', 'tab3', { supplier, period: today.slice(0, 4) });
    const sum = (column: string) => rows!.reduce((all, row) => all + Number(row[column] ?? 0), 0);
    const change = Math.round(10_000 * (sum('amount') / sum('denominator') - 1)) / 100;
    expect(Number(cost)).toBeCloseTo(Math.min(100, Math.max(0, 80 - 10 * change)), 1);
  }
});

it('[R19a] weights come to 100 and hold from next month', async () => {
  const weights = { quality: '0', delivery: '100', cost: '0', service: '0' };
  expect(await act('setWeight', { ...weights, cost: '1' })).toBe('WEIGHT_SUM');
  const before = await ranked({});
  expect(await act('setWeight', weights)).toBe('done');
  expect(await ranked({ period: 'month' })).toEqual(await ranked({ period: 'month', month: today }));
  const { rows } = await sql<{ month: string }>`select month from score_weight`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.month > today).toBe(true);
  expect(before.length).toBeGreaterThan(0);
});

it('[R79] scores are mailed to their suppliers with the card, a second time only if it is said', async () => {
  const [best, next] = (await ranked({})) as readonly [Row, Row];
  const suppliers = [best, next].map(({ supplier }) => supplier);
  expect(await act('mailScore', { suppliers, period: 'month', month: '2001-01' })).toBe('NO_SCORE');
  expect(await act('mailScore', { suppliers, period: 'year' })).toBe('done');
  expect(await act('mailScore', { suppliers, period: 'year' })).toBe('TOO_SOON');
  expect(await act('mailScore', { suppliers: [best['supplier']], period: 'year', again: true })).toBe('done');
  const { rows } = await sql<{ id: number; biz_no: string; supplier: number; lang: string; body: string; makes: readonly string[] }>`
    select id, biz_no, supplier, lang, body, makes from outgoing_mail where kind = 'SCORE' order by id`.execute(app.db);
  const mailed = rows.map(({ supplier }) => supplier);
  expect(mailed).toHaveLength(3);
  expect(new Set(mailed)).toEqual(new Set(suppliers));
  const mail = rows.find(({ supplier }) => supplier === best['supplier'])!;
  expect(mail.body).toContain(String(best['score']));
  expect(mail.makes).toEqual(['supplierScore.pdf']);
  const caller = { access: unrestricted(1), now: app.now(), registry: app.registry, language: 'en' } as const;
  const file = await scoreFiles['supplierScore.pdf']!(app.db, caller, mail.biz_no);
  if (!file.ok) throw new Error(file.refusal.code);
  const document = mupdf.Document.openDocument(Buffer.from(file.value.content), 'application/pdf');
  const words = document.loadPage(0).toStructuredText('').asText().replace(/\s+/g, ' ');
  for (const said of [`Supplier score card ${today.slice(0, 4)}`, `Score ${String(best['score'])}`, 'OTD by pieces', 'Weight'])
    expect(words).toContain(said);
});

it('[R19d] a frozen month no longer changes with its documents', async () => {
  const { rows } = await sql<{ month: string }>`
    select to_char(kpi_date, 'YYYY-MM') as month from purchase_order_lines where kpi_date < date_trunc('month', ${app.now()}::timestamptz)
    and eff_qty > 0 group by 1 order by count(*) desc limit 1`.execute(app.db);
  const { month } = rows[0]!;
  const of = { period: 'month', month };
  const before = await ranked(of);
  expect(await act('freeze', { month: today })).toBe('NOT_OVER');
  expect(await act('freeze', { month })).toBe('done');
  expect(await act('freeze', { month })).toBe('FROZEN');
  await sql`update purchase_order_lines set kpi_date = kpi_date + 900`.execute(app.db);
  const after = await ask('supplierBoard', 'tab0', of);
  expect(after['frozen']).toBe(true);
  const scores = (rows_: readonly Row[]) => new Map(rows_.map(row => [row['supplier'], [row['score'], row['otd_qty']]]));
  for (const [supplier, score] of scores(after['ranking']!)) expect(score).toEqual(scores(before).get(supplier));
  await expect(sql`delete from supplier_score_month`.execute(app.db)).rejects.toThrow('supplier_score_month');
});
