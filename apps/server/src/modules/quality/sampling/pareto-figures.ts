import { pareto } from '@axle/quality';
import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';

/** Most codes that are shown. */
const most = 20;

/** [Q44] Defects by code, from the most found to the least. */
export const paretoFigures: FiguresHandler = async ({ database, where, filters, known }) => {
  const name = known('defectCode', 'c');
  const { rows } = await sql<{ code: string; zh: string; en: string; found: number }>`
    select t.code, coalesce(min(${name.zh}), '') as zh, coalesce(min(${name.en}), '') as en, sum(t.qty)::integer as found
    from sampling_defect_list t left join defect_code c on c.id = t.defect_code where ${where(filters)} group by t.code`.execute(database);
  const names = new Map(rows.map(({ code, zh, en }) => [code, { zh: `${code} ${zh}`.trim(), en: `${code} ${en}`.trim() }]));
  const bars = pareto(rows)
    .slice(0, most)
    .map(({ code, ...values }) => ({ key: code, label: names.get(code)!, values }));
  return {
    found: { points: bars.map(({ key, label, values }) => ({ key, label, value: values.found })) },
    pareto: { rows: bars },
  };
};
