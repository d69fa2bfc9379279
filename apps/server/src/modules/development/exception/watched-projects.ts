import { exceptionCauses, type ExceptionCause, type WatchedProject } from '@axle/development';
import type { LocalDate } from '@axle/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A project with what it gives cause for. */
export interface FoundProject {
  readonly id: number;
  readonly owner: number;
  readonly developer: number;
  readonly causes: readonly ExceptionCause[];
}

interface Row extends Omit<WatchedProject, 'compliance' | 'dueAt' | 'budget' | 'plannedCost' | 'finalCost' | 'firstOrderDue'> {
  readonly id: number;
  readonly owner: number;
  readonly developer: number;
  readonly due: LocalDate | null;
  readonly budget: WatchedProject['budget'] | null;
  readonly planned: WatchedProject['plannedCost'] | null;
  readonly final: WatchedProject['finalCost'] | null;
  readonly compliance: NonNullable<WatchedProject['compliance']>;
  readonly ordered: LocalDate | null;
}

/** [N9] Projects by what they give cause for on a day, those without a cause among them. */
export async function watchedProjects(
  database: Kysely<Tables>,
  today: LocalDate,
  where: RawBuilder<boolean>,
): Promise<readonly FoundProject[]> {
  const { rows } = await sql<Row>`
    select t.id, t.owner, t.developer, t.stage, t.due_at as due, t.budget, t.spent, t.landed as planned, t.final_cost as final,
      coalesce((select json_agg(json_strip_nulls(json_build_object('state', c.state, 'validTo', c.valid_to)))
        from new_product_project_compliance c where c.record_id = t.id), '[]') as compliance,
      (select min(l.kpi_date) from purchase_order_lines l where l.record_id = t.first_order and l.open_qty > 0) as ordered
    from new_product_project_list t where ${where} order by t.id`.execute(database);
  return rows.map(({ id, owner, developer, due, budget, planned, final, ordered, ...row }) => ({
    id,
    owner,
    developer,
    causes: exceptionCauses(
      {
        ...row,
        ...(due === null ? {} : { dueAt: due }),
        ...(budget === null || budget === undefined ? {} : { budget }),
        ...(planned === null || planned === undefined ? {} : { plannedCost: planned }),
        ...(final === null || final === undefined ? {} : { finalCost: final }),
        ...(ordered === null ? {} : { firstOrderDue: ordered }),
      },
      today,
    ),
  }));
}
