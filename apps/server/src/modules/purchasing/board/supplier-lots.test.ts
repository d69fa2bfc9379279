import { isRatedLot, type JudgedLot } from '@axle/purchasing';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>>;
type Reply = Readonly<Record<string, readonly Row[]>> & Row;
const app = await demoApp(({ db, registry }) => toolCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const lines = { service: 'purchase-service', path: 'purchase_order_line' };
const year = new Date(app.now()).toISOString().slice(0, 4);

type Lot = Omit<JudgedLot, 'result'> & { readonly result: JudgedLot['result'] | null; readonly isCounted: boolean };

const ask = async (page: string, tool: string, input: object) =>
  (await app.post(recordPath(lines, 'work'), { page, tool, input }, boss)).data as Reply;
const ranked = async (input: object = {}) => (await ask('supplierBoard', 'tab0', { period: 'year', ...input }))['ranking']!;
const percent = (part: number, whole: number) => (100 * part) / whole;
const total = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);

it('[R96] the lots that rates rest on are those of the rule', async () => {
  const { rows } = await sql<Lot>`
    select i.type, i.round, i.result, i.state = 'void' as "isVoid", j.id is not null as "isCounted"
    from inspection i left join judged_lot j on j.id = i.id`.execute(app.db);
  expect(new Set(rows.map(({ isCounted }) => isCounted)).size).toBe(2);
  for (const { isCounted, result, ...lot } of rows) expect(isRatedLot({ ...lot, ...(result === null ? {} : { result }) })).toBe(isCounted);
});

it('[R96] [R19] pass rate and defects in a million are those of the lots in the file of a supplier, and quality is made of them', async () => {
  const inspected = (await ranked()).filter(({ ppm }) => ppm !== undefined);
  expect(inspected.length).toBeGreaterThan(2);
  for (const { supplier, lots, lot_pass_rate: rate, ppm, quality } of inspected) {
    const file = await ask('supplierBoardDetail', 'tab2', { supplier, period: year });
    const own = file['lots']!;
    expect([own.length, file['lot_pass_rate'], file['ppm']]).toEqual([lots, rate, ppm]);
    const passed = percent(own.filter(({ accepted }) => accepted === true).length, own.length);
    expect(Number(rate)).toBeCloseTo(passed, 1);
    const defective = (1_000_000 * total(own, 'nonconforming')) / total(own, 'inspected');
    expect(Number(ppm)).toBe(Math.round(defective));
    expect(Number(quality)).toBeCloseTo(0.6 * passed + 40 * Math.max(0, 1 - defective / 10_000), 1);
  }
});

it('[R10e] the defects of a supplier are counted by code, the most frequent first', async () => {
  const { rows } = await sql<{ supplier: number }>`
    select j.supplier from judged_lot j join sampling_defects d on d.record_id = j.sampling
    group by 1 order by count(*) desc limit 1`.execute(app.db);
  const { defects } = await ask('supplierBoardDetail', 'tab2', { supplier: rows[0]!.supplier, period: year });
  expect(defects!.length).toBeGreaterThan(0);
  const counts = defects!.map(({ qty }) => Number(qty));
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(defects!.at(-1)!['cumulative']).toBe('100');
});

it('[R96] suppliers are ranked of which enough lots were judged', async () => {
  const counts = (await ranked()).map(({ lots }) => lots as number);
  const least = Math.max(...counts);
  expect((await ranked({ leastLots: least })).map(({ lots }) => lots)).toEqual(counts.filter(count => count >= least));
});

it('[R74] [R102] [R103] the rates of service are those of the replies, improvements and invoices in the file', async () => {
  const rates = { reply: 'reply_rate', improvement: 'eight_d_rate', invoice: 'document_rate' } as const;
  const met = new Set<string>();
  for (const row of await ranked()) {
    const file = await ask('supplierBoardDetail', 'service', { supplier: row['supplier'], period: year });
    for (const [kind, name] of Object.entries(rates)) {
      const own = file['lines']!.filter(line => line['kind'] === kind);
      if (own.length === 0) expect(row[name]).toBeUndefined();
      else {
        met.add(kind);
        expect(Number(row[name])).toBeCloseTo(percent(own.filter(line => line['is_kept'] === true).length, own.length), 1);
      }
    }
  }
  expect([...met].toSorted()).toEqual(['improvement', 'invoice', 'reply']);
});

it('[R96] the first-pass rate of the boards lists its lots, each by the number of its inspection', async () => {
  const detail = await ask('purchaseBoardDetail', 'tab0', { kpi: 'K10', period: year });
  const found = detail['lines']!;
  expect(found.length).toBe(detail['found']);
  expect(Number(detail['figure'])).toBeCloseTo(percent(total(found, 'numerator'), found.length), 1);
  expect(new Set(found.map(row => row['lot_type']))).toEqual(new Set(['final', 'iqc', 'outgoing']));
  for (const row of found) expect(row['document_no']).toMatch(/^(QI|FL)/);
  const month = String(found[0]!['day']).slice(0, 7);
  const { lots } = await ask('managementBoardDetail', 'tab0', { kpi: 'M8', month });
  expect(total(lots!, 'lots')).toBe((await ask('purchaseBoardDetail', 'tab0', { kpi: 'K10', period: month }))['found']);
});
