import { type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { chainRow, type LogValue } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { Consequence, WrittenRow } from '../../../platform/resources/writes/follow-writes.ts';
import { sha256 } from './sha256.ts';

/** What was done to a sampling, and by which figures. */
interface Deed {
  readonly action: 'start' | 'redraw' | 'take' | 'record' | 'undo' | 'annotate' | 'label' | 'stop' | 'judge' | 'reopen' | 'change';
  readonly payload: LogValue;
}

/** As JSON has it: what is not there is left out. */
const plain = (value: unknown): LogValue => JSON.parse(JSON.stringify(value)) as LogValue;
const without = (line: Line, ...keys: readonly string[]) => Object.fromEntries(Object.entries(line).filter(([key]) => !keys.includes(key)));
const photoIds = (record: RecordRow) => ((record['photos'] ?? []) as readonly { readonly id: string }[]).map(({ id }) => id);

const planOf = (after: RecordRow): Deed => {
  const { inspection, lotSize, standard, level, countBy, oneLetter, cartons, cartonQty, seed } = after;
  const classes = linesIn(after, 'classes').map(line => without(line, 'found', 'verdict'));
  const plan = { inspection, lotSize, standard, level, countBy, oneLetter, cartons, cartonQty, seed, classes };
  const special = linesIn(after, 'special').map(line => without(line, 'found', 'verdict'));
  return { action: 'start', payload: plain({ ...plan, ...(special.length > 0 && { special }), drawn: linesIn(after, 'drawn') }) };
};

const verdictOf = (after: RecordRow): Deed => {
  const classes = linesIn(after, 'classes').map(({ defectClass, found, verdict }) => ({ defectClass, found, verdict }));
  const special = linesIn(after, 'special').map(({ checkGroup, level, found, verdict }) => ({ checkGroup, level, found, verdict }));
  return { action: 'judge', payload: plain({ result: after['result'], classes, ...(special.length > 0 && { special }) }) };
};

/** The units that were recorded since a sampling stood otherwise; since it was drawn without one. */
function unitsOf(after: RecordRow, before?: RecordRow): Deed {
  const [known, shown] = before ? [linesIn(before, 'defects').length, photoIds(before).length] : [0, 0];
  const units = [Number(before?.['inspectedUnits'] ?? 0) + 1, after['inspectedUnits']];
  const measures = linesIn(after, 'measures')
    .slice(before ? linesIn(before, 'measures').length : 0)
    .map(({ unitNo, item, value, outside }) => ({ unitNo, item, value, outside }));
  return {
    action: 'record',
    payload: plain({
      units,
      defects: linesIn(after, 'defects').slice(known),
      photos: photoIds(after).slice(shown),
      ...(measures.length > 0 && { measures }),
    }),
  };
}

/** [Q13] What a write did to a sampling, in order; one that was brought in as a whole was drawn, recorded and judged. */
function deedsOf(before: RecordRow | undefined, after: RecordRow): readonly Deed[] {
  const isJudged = after['state'] === 'judged';
  if (!before)
    return [planOf(after), ...(Number(after['inspectedUnits']) > 0 ? [unitsOf(after)] : []), ...(isJudged ? [verdictOf(after)] : [])];
  if (!isJudged && before['state'] === 'judged') return [{ action: 'reopen', payload: plain({ kept: after['inspectedUnits'] }) }];
  if (before['state'] !== after['state']) return [verdictOf(after)];
  if (after['stopReason'] !== undefined && before['stopReason'] !== after['stopReason'])
    return [{ action: 'stop', payload: plain({ reason: after['stopReason'] }) }];
  const taken = before['tablet'] === after['tablet'] ? [] : [takenBy(after)];
  return labelScanned(before, after) ? [...taken, labelOf(after)] : [...taken, ...recordedSince(before, after)];
}

const labelScanned = (before: RecordRow, after: RecordRow): boolean =>
  ['labelsOk', 'labelsFailed'].some(key => Number(before[key] ?? 0) !== Number(after[key] ?? 0));

/** The label that was scanned last, with how many were right and wrong. */
const labelOf = ({ lastLabel, labelsOk, labelsFailed }: RecordRow): Deed => ({
  action: 'label',
  payload: plain({ code: lastLabel, ok: labelsOk, failed: labelsFailed }),
});

/** Who has the sampling in hand. */
const takenBy = (after: RecordRow): Deed => ({ action: 'take', payload: plain({ tablet: after['tablet'] }) });

/** What was recorded, taken back or drawn again; a sampling that was only taken in hand stands as it was. */
function recordedSince(before: RecordRow, after: RecordRow): readonly Deed[] {
  const [known, done] = [before, after].map(row => Number(row['inspectedUnits'])) as [number, number];
  if (done > known) return [unitsOf(after, before)];
  if (done < known) return [{ action: 'undo', payload: plain({ units: [done + 1, known] }) }];
  if (before['seed'] !== after['seed']) return [{ ...planOf(after), action: 'redraw' }];
  return before['tablet'] === after['tablet'] ? [{ action: 'change', payload: plain(after) }] : [];
}

/** When something was done: what the sampling says of it, else now. */
const timeOf = (after: RecordRow, { action }: Deed, now: Date): string => {
  const said = action === 'start' ? after['startedAt'] : after['finishedAt'];
  return new Date(typeof said === 'string' ? said : now).toISOString();
};

/** The last entry of each of these samplings, which are locked by whoever writes them. */
async function lastEntries(transaction: Kysely<Tables>, samplings: readonly number[]) {
  const { rows } = await sql<{ sampling: number; seq: number; hash: string }>`
    select distinct on (sampling) sampling, seq, hash from sampling_log where sampling = any(${samplings}::bigint[])
    order by sampling, seq desc`.execute(transaction);
  return new Map(rows.map(row => [row.sampling, row]));
}

/** What was done to a sampling, with when it was done. */
interface TimedDeed extends Deed {
  readonly at: string;
}

/** Adds deeds of samplings to the log, each linked to the entry before; `isNew` of those that have no entry yet. */
async function addEntries(
  transaction: Kysely<Tables>,
  by: number,
  done: readonly { readonly sampling: number; readonly isNew: boolean; readonly deeds: readonly TimedDeed[] }[],
): Promise<void> {
  const changed = done.filter(({ isNew }) => !isNew).map(({ sampling }) => sampling);
  const last = changed.length === 0 ? new Map() : await lastEntries(transaction, changed);
  const entries = done.flatMap(({ sampling, deeds }) => {
    let { seq = 0, hash: prevHash = '' } = last.get(sampling) ?? {};
    return deeds.map(({ at, ...deed }) => {
      const row = { seq: ++seq, sampling, at, by, ...deed };
      const linked = { ...row, prevHash, hash: sha256(chainRow(prevHash, row)) };
      prevHash = linked.hash;
      return linked;
    });
  });
  if (entries.length === 0) return;
  await sql`
    insert into sampling_log (sampling, seq, at, by, action, payload, prev_hash, hash)
    select g.sampling, g.seq, g.at, g.by, g.action, g.payload, g."prevHash", g.hash
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as g (sampling bigint, seq integer, at timestamptz, by bigint, action text, payload json, "prevHash" text, hash text)`.execute(
    transaction,
  );
}

/** [Q13] Adds to the log what was done to samplings, linked to the entry before. */
export const keepLog: Consequence = async (transaction, { caller }, rows) => {
  const written = rows.filter((row): row is WrittenRow & { readonly after: RecordRow } => row.after !== undefined);
  const done = written.map(({ before, after }) => ({
    sampling: after.id,
    isNew: before === undefined,
    deeds: deedsOf(before, after).map(deed => ({ ...deed, at: timeOf(after, deed, caller.now) })),
  }));
  await addEntries(transaction, caller.access.userId, done);
};

/** [Q13] Adds to the log of a sampling, which is locked, what is drawn over one of its photos. */
export async function logMarks(
  transaction: Kysely<Tables>,
  { access, now }: Actor,
  { sampling, photo, marks }: { readonly sampling: number; readonly photo: string; readonly marks: readonly Line[] },
): Promise<void> {
  const payload = plain({ photo, marks: marks.map(line => without(line, 'drawnBy', 'drawnAt')) });
  await addEntries(transaction, access.userId, [
    { sampling, isNew: false, deeds: [{ action: 'annotate', payload, at: now.toISOString() }] },
  ]);
}
