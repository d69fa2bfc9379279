import { hitRate, type ProjectCourse, type ProjectStage, stageStatistics, workedStages } from '@axle/development';
import type { EnumField } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';

interface Counted extends ProjectCourse {
  readonly overdue: boolean;
}

const isLive = ({ stage }: ProjectCourse): boolean => stage === 'hold' || workedStages.some(one => one === stage);

/** [N26] The projects that the filters let through, stage by stage. */
export const stageFigures: FiguresHandler = async ({ database, where, filters, registry }) => {
  const { options } = registry.page('projectTable')!.page.resource!.fields['stage'] as EnumField;
  const labelOf = (stage: ProjectStage) => options.find(({ code }) => code === stage)!.label;
  const { rows } = await sql<Counted>`
    select t.stage, t.prev_stage as "prevStage", t.overdue,
      coalesce((select json_agg(json_build_object('stage', l.stage, 'days', l.days, 'to', l.to_stage) order by l.id)
        from new_product_stage_left l where l.project = t.id), '[]') as left
    from new_product_project_list t where ${where(filters)}`.execute(database);
  const statistics = stageStatistics(rows);
  const all = rows.length;
  const rate = hitRate(rows);
  return {
    live: { value: rows.filter(isLive).length },
    overdue: { value: rows.filter(({ overdue }) => overdue).length },
    done: { value: rows.filter(({ stage }) => stage === 'done').length },
    hitRate: rate === undefined ? {} : { value: rate },
    funnel: { points: statistics.map(({ stage, reached }) => ({ key: stage, label: labelOf(stage), value: reached })) },
    stages: {
      rows: statistics.map(({ stage, here, reached, medianDays, lateShare }) => ({
        key: stage,
        label: labelOf(stage),
        values: {
          here,
          reached,
          ...(all === 0 ? {} : { share: (reached * 100) / all }),
          ...(medianDays === undefined ? {} : { medianDays }),
          ...(lateShare === undefined ? {} : { lateShare }),
        },
      })),
    },
  };
};
