import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const app = await testDatabase('todayTemplate');

it('[Q12a] [Q12d] photos of the demo have marks in the colours of their defects, and defects have limit pictures', async () => {
  const { rows } = await sql<{ colours: readonly string[]; wrong: number }>`
    select array_agg(distinct m.colour order by m.colour) as colours,
      (count(*) filter (where m.colour <> d.defect_class or q.annotations is null))::integer as wrong
    from quality_photo_marks m join quality_photo q on q.id = m.record_id join defect_code d on d.id = m.defect_code`.execute(app.db);
  expect(rows[0]!.colours.length).toBeGreaterThan(0);
  expect(rows[0]!.wrong).toBe(0);
  const { rows: exemplars } = await sql<{ shown: number; all: number }>`
    select count(*)::integer as all, (count(*) filter (where exists (
      select from json_array_elements(d.limit_images) l where l ->> 'id' = q.photo)))::integer as shown
    from quality_photo q join defect_code d on d.id = q.exemplar_of`.execute(app.db);
  expect(exemplars[0]!.all).toBeGreaterThan(0);
  expect(exemplars[0]!.shown).toBe(exemplars[0]!.all);
});
