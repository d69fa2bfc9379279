import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const photo = (nth: number) => ({ id: `00000000-0000-4000-8000-00000000000${nth}`, name: `photo${nth}.png`, bytes: 9 });

it('shows each photo of samples, checks in process and loadings once, with the defects of its inspection', async () => {
  const { rows: samplings } = await sql<{ id: number; no: string }>`
    update sampling s set photos = ${JSON.stringify([photo(1), photo(2)])} from inspection i where i.id = s.inspection
      and s.id = (select max(record_id) from sampling_defects) returning s.id, i.inspection_no as no`.execute(app.db);
  const { rows: checks } = await sql<{ no: string }>`
    update in_process_check set photos = ${JSON.stringify([photo(3)])} where id = (select max(id) from in_process_check)
    returning check_no as no`.execute(app.db);
  const { rows: loadings } = await sql<{ no: string }>`
    update loading_check set photo_full = ${JSON.stringify([photo(4)])}, photo_sealed = ${JSON.stringify([photo(5)])}
    where id = (select max(id) from loading_check where state = 'closed') returning check_no as no`.execute(app.db);
  const images = { service: 'nova', path: 'quality_image' };
  const reply = await app.post(recordPath(images, 'list'), { page: 'qualityImages', filters: [], sort: [], limit: 500 }, boss);
  const names = [1, 2, 3, 4, 5].map(nth => photo(nth).name);
  const rows = (reply.data as { rows: readonly Row[] }).rows.filter(row => names.includes(String(row['fileName'])));
  const of = (no: string) => rows.filter(row => row['bizNo'] === no).map(row => [row['fileName'], row['part']]);
  expect([of(samplings[0]!.no), of(checks[0]!.no), of(loadings[0]!.no)]).toEqual([
    [
      ['photo1.png', undefined],
      ['photo2.png', undefined],
    ],
    [['photo3.png', undefined]],
    [
      ['photo4.png', 'full'],
      ['photo5.png', 'sealed'],
    ],
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
  const { rows: defects } = await sql<{ code: string }>`
    select distinct d.code from sampling_defects l join defect_code d on d.id = l.defect_code where l.record_id = ${samplings[0]!.id}
    order by 1`.execute(app.db);
  expect(rows.find(row => row['bizNo'] === samplings[0]!.no)).toMatchObject({ defectCodes: defects.map(({ code }) => code) });
});
