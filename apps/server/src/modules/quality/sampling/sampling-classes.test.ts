import { defectRate, partsPerMillion } from '@axle/quality';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const classes = { service: 'nova', path: 'sampling_class' };

interface Row {
  readonly samplingNo: string;
  readonly defectClass: string;
  readonly inspected?: number;
  readonly nonconforming?: number;
  readonly defectRate?: string;
  readonly ppm?: string;
}
const page = 'samplingClasses';
const ask = async (call: 'list' | 'totals', body: object) => (await app.post(recordPath(classes, call), { page, ...body }, boss)).data;

it('[Q10] the rate and the ppm of each class are those of the rule', async () => {
  const { rows } = (await ask('list', { filters: [{ field: 'found', op: 'gt', value: 0 }], sort: [], limit: 50 })) as {
    rows: readonly Row[];
  };
  expect(rows.length).toBeGreaterThan(5);
  for (const { inspected = 0, nonconforming = 0, defectRate: rate, ppm } of rows)
    expect([Number(rate), Number(ppm)]).toEqual([
      Number(defectRate(nonconforming, inspected)),
      Number(partsPerMillion(nonconforming, inspected)),
    ]);
});

it('[Q10] 4 of 80 and 3 of 125 are 7 of 205 in the footer: 3.41 %, 34,146 ppm', async () => {
  const { rows: two } = await sql<{ id: number; no: string }>`
    select s.id, s.sampling_no as no from sampling s join sampling_classes c on c.record_id = s.id and c.defect_class = 'major'
    where s.state = 'judged' order by s.id desc limit 2`.execute(app.db);
  for (const [{ id }, size, found] of [
    [two[0]!, 80, 4],
    [two[1]!, 125, 3],
  ] as const) {
    await sql`update sampling set sample_size = ${size}, inspected_units = ${size} where id = ${id}`.execute(app.db);
    await sql`update sampling_classes set size = ${size}, found = ${found} where record_id = ${id} and defect_class = 'major'`.execute(
      app.db,
    );
  }
  const filters = [
    { field: 'samplingNo', op: 'in', value: two.map(({ no }) => no) },
    { field: 'defectClass', op: 'in', value: ['major'] },
  ];
  const totals = await ask('totals', { filters, fields: ['inspected', 'nonconforming', 'defectRate', 'ppm'] });
  expect(totals).toMatchObject([{ sum: '205' }, { sum: '7' }, { sum: '3.41' }, { sum: '34146' }]);
});
