import { fill, ok, type Refusal, refuse } from '@axle/kernel';
import { freightFindings } from '@axle/logistics';
import { notFound, type TargetOutcome } from '@axle/page-kit';
import { nextPeriod } from '../../../platform/dated/next-period.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { freightTables } from './freight-tables.ts';

/** Most findings of a table that are listed. */
const mostNamed = 12;

/** Lists for each rate card which zones and weights it lacks and where its amounts fall. */
const checkTable: ActionHandler = async ({ parts, targets }) => {
  if (!['rates', 'zones', 'surcharges'].every(fieldRights(parts).mayRead)) return refuse(callRefusals.forbidden);
  const tables = await freightTables(
    parts.database,
    targets.map(({ id }) => id),
  );
  const outcomes: TargetOutcome[] = [];
  for (const { id } of targets) {
    const record = await findRecord(parts, parts.database, id, ['code', 'effectiveFrom']);
    const table = tables.get(id);
    const refusal = record && table ? found(freightFindings(table)) : notFound;
    outcomes.push({ id, name: record ? nameFor(parts)(record) : String(id), ...(refusal ? { refusal } : {}) });
  }
  return ok(outcomes);
};

function found(findings: ReturnType<typeof freightFindings>): Refusal | undefined {
  if (findings.length === 0) return undefined;
  const listed = findings.slice(0, mostNamed);
  const more = findings.length > listed.length ? ' …' : '';
  const words = { zh: listed.map(({ zh }) => zh).join('；') + more, en: listed.map(({ en }) => en).join('; ') + more };
  return { code: 'FOUND', message: fill({ zh: '{words}', en: '{words}' }, { words }) };
}

/** Effects of the own actions of rate cards. */
export const freightActions: ActionHandlers = { 'fbmFreight.copyAsNew': nextPeriod, 'fbmFreight.checkTable': checkTable };
