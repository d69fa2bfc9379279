import { inspectedSample } from '@axle/development';
import { text } from '@axle/kernel';
import { type RecordRow, type RecordValues, regrouped } from '@axle/page-kit';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { inBoth } from '../exception/in-both.ts';
import { inspectionsOf, spokenOf } from './inspections-of.ts';

const within = (database: Kysely<Tables>) => database as Transaction<Tables>;

/** What a sample says of its verdict. */
function wordsOf({ inspectionNo, criticalFound, majorFound, minorFound }: RecordValues): string {
  const no = regrouped(String(inspectionNo));
  const [critical, major, minor] = [criticalFound, majorFound, minorFound].map(found => Number(found ?? 0));
  return inBoth(
    text(
      `检验单${no}：致命${critical}、主要${major}、次要${minor}`,
      `Inspection ${no}: critical ${critical}, major ${major}, minor ${minor}`,
    ),
  );
}

/** Sentences the sample of an inspection, and closes that: nothing else becomes of a sample. */
async function sentence(transaction: Transaction<Tables>, caller: Actor, inspection: RecordRow, state: 'passed' | 'failed'): Promise<void> {
  const [samples, inspections] = [ownParts(transaction, caller, 'newProductSamples'), ownParts(transaction, caller, 'sampleJudgement')];
  const [before] = await lockById(transaction, samples, [Number(inspection['sample'])]);
  if (before?.['state'] === 'testing') {
    const after = { ...before, state, result: wordsOf(inspection) };
    await updateRows(transaction, samples, [{ before, after }], { action: 'state', transition: state === 'passed' ? 'pass' : 'fail' });
  }
  const [judged] = await lockById(transaction, inspections, [inspection.id]);
  await updateRows(transaction, inspections, [{ before: judged!, after: { ...judged!, state: 'closed' } }], {
    action: 'state',
    transition: 'sentence',
  });
}

/** [N31] A sample passes or fails by the verdict of its inspection, once that is signed. */
export const followInspections: Consequence = async (transaction, { caller }, rows) => {
  for (const { before, after } of rows) {
    if (!before || after?.['type'] !== 'sample') continue;
    const state = inspectedSample(spokenOf(after));
    if (state === undefined || inspectedSample(spokenOf(before)) !== undefined) continue;
    await sentence(within(transaction), caller, after, state);
  }
};

const endedText = text('样品已取消', 'The sample was cancelled');

/** [N31] A sample that is cancelled is not inspected any more. */
export const endInspections: Consequence = async (transaction, { caller }, rows) => {
  const cancelled = rows.flatMap(({ before, after }) =>
    before?.['state'] === 'testing' && after?.['state'] === 'cancelled' ? [after.id] : [],
  );
  if (cancelled.length === 0) return;
  const parts = ownParts(within(transaction), caller, 'sampleJudgement');
  const ended = (await inspectionsOf(within(transaction), caller, cancelled)).map(before => ({
    before,
    after: { ...before, state: 'void', reason: inBoth(endedText), reviewWaits: false, finishedAt: caller.now.toISOString() },
  }));
  await updateRows(within(transaction), parts, ended, { action: 'state', transition: 'void' });
};
