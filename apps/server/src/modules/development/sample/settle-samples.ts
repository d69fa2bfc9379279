import { roundRefusals, sampleRound, type SampleState } from '@axle/development';
import { type Refusal, text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

const notSampling: Refusal = {
  code: 'NOT_SAMPLING',
  field: 'project',
  message: text('只有处于样品阶段的项目可以申请样品', 'Samples are requested for projects at the sample stage'),
};
const notQuoted: Refusal = {
  code: 'NOT_QUOTED',
  field: 'supplier',
  message: text('该供应商没有为项目报价', 'This supplier has not quoted for the project'),
};

interface Asked {
  readonly stage: string;
  readonly quoted: boolean;
  readonly earlier: readonly SampleState[];
}

/** What is known of a project and a supplier, the project locked so that two requests do not make the same round. */
async function askedOf(database: Kysely<Tables>, project: number, supplier: number): Promise<Asked | undefined> {
  await sql`select id from new_product_project where id = ${project} for update`.execute(database);
  const { rows } = await sql<Asked>`
    select p.stage, exists (select from new_product_project_suppliers q where q.record_id = p.id and q.supplier = ${supplier}) as quoted,
      coalesce((select json_agg(s.state order by s.id) from new_product_sample s where s.project = p.id and s.supplier = ${supplier}), '[]')
        as earlier
    from new_product_project p where p.id = ${project}`.execute(database);
  return rows[0];
}

/** [N8] A new sample is of a project at the sample stage and of a supplier that quoted for it, and has its round. */
export const settleSamples: Derivation = async (database, _, rows) => {
  const settled = [];
  for (const { before, after } of rows) {
    if (before) {
      settled.push(after);
      continue;
    }
    const asked = await askedOf(database, Number(after['project']), Number(after['supplier']));
    const refusal = asked?.stage !== 'sample' ? notSampling : asked.quoted ? roundRefusals(asked.earlier)[0] : notQuoted;
    if (refusal) throw new RefusedWrite(refusal);
    settled.push({ ...after, round: sampleRound(asked?.earlier ?? []) });
  }
  return settled;
};
