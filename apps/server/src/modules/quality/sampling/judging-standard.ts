import type { RecordValues } from '@axle/page-kit';
import {
  applicableStandard,
  type AqlValue,
  type ClassQuestion,
  type InspectionLevel,
  type SpecialTest,
  type StandardScope,
} from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { categoryOf } from '../inspection/category-of.ts';

/** The version of a standard by which a lot is sampled. */
export interface JudgingStandard {
  readonly id: number;
  readonly level: InspectionLevel;
  readonly oneLetter: boolean;
  readonly classes: readonly Omit<ClassQuestion, 'severity'>[];
  /** What is tested at special levels. */
  readonly tests: readonly SpecialTest[];
}

interface StandardRow {
  readonly id: number;
  readonly scopeLevel: StandardScope;
  readonly inspectType: string;
  readonly version: number;
  readonly enabled: boolean;
  readonly sku: number | null;
  readonly supplier: number | null;
  readonly category: number | null;
  readonly level: InspectionLevel;
  readonly crMode: 'zero' | 'aql';
  readonly aqlCr: AqlValue | null;
  readonly aqlMa: AqlValue;
  readonly aqlMi: AqlValue;
  readonly oneLetter: boolean | null;
  readonly tests: readonly SpecialTest[];
}

/** [Q14] The standard of a lot as it holds now; undefined where none is for it. */
export async function judgingStandard(database: Kysely<Tables>, inspection: RecordValues): Promise<JudgingStandard | undefined> {
  const [sku, supplier, inspectType] = [Number(inspection['sku'] ?? 0), Number(inspection['supplier']), String(inspection['type'])];
  const { rows: above } = await sql<{ id: number }>`
    with recursive above as (
      select c.id, c.parent, 0 as depth from category c where c.id = ${await categoryOf(database, inspection)}
      union all select c.id, c.parent, a.depth + 1 from category c join above a on c.id = a.parent
    )
    select id from above order by depth`.execute(database);
  const categories = above.map(({ id }) => id);
  const { rows } = await sql<StandardRow>`
    select id, scope_level as "scopeLevel", inspect_type as "inspectType", standard_version as version, status = 1 as enabled, sku, supplier,
      category, level, cr_mode as "crMode", aql_c_r as "aqlCr", aql_m_a as "aqlMa", aql_m_i as "aqlMi", one_letter as "oneLetter",
      coalesce((
        select json_agg(distinct
          jsonb_build_object('checkGroup', l.check_group, 'level', l.special_level, 'defectClass', l.defect_class))
        from judgement_standard_items l where l.record_id = judgement_standard.id and l.special_level is not null), '[]') as tests
    from judgement_standard
    where inspect_type = ${inspectType} and status = 1
      and (scope_level = 'global' or sku = ${sku} or category = any(${categories}::bigint[]))`.execute(database);
  const found = applicableStandard(
    rows.map(row => ({ ...row, sku: row.sku ?? undefined, supplier: row.supplier ?? undefined, category: row.category ?? undefined })),
    { sku, supplier, categories, inspectType },
  );
  if (!found) return undefined;
  return {
    id: found.id,
    level: found.level,
    oneLetter: found.oneLetter ?? false,
    classes: [
      { defectClass: 'critical', aql: found.crMode === 'aql' && found.aqlCr !== null ? found.aqlCr : 'zero' },
      { defectClass: 'major', aql: found.aqlMa },
      { defectClass: 'minor', aql: found.aqlMi },
    ],
    tests: found.tests,
  };
}
