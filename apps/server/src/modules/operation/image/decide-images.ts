import { ok, type Refusal } from '@axle/kernel';
import { checkImage, type ImageFinding, imageProfile, type ImageSlot } from '@axle/operation';
import { notFound, type RecordRow, type RecordValues, rowChanged, type Target, type TargetOutcome } from '@axle/page-kit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { findRecords } from '../../../platform/resources/read-records.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

const fields = [
  'sku',
  'ptSku',
  'slot',
  'platform',
  'language',
  'state',
  'issues',
  'blocking',
  'width',
  'height',
  'bytes',
  'format',
  'fill',
] as const;

const wrongState: Refusal = {
  code: 'WRONG_STATE',
  message: { zh: '图片当前状态不能这样处理', en: 'The image cannot be handled this way in its status' },
};

/** What stands against a picture, as the check words it, by the findings that were kept of it. */
function blockOf(row: RecordRow): Refusal | undefined {
  if (row['blocking'] !== true) return undefined;
  const kept = (row['issues'] ?? []) as readonly ImageFinding[];
  const profile = imageProfile(row['platform'] as string | undefined, row['slot'] as ImageSlot);
  const share = Number(row['fill']);
  const meta = {
    width: Number(row['width']),
    height: Number(row['height']),
    bytes: Number(row['bytes']),
    format: String(row['format']),
    srgb: !kept.includes('colourSpace'),
    whiteBorder: !kept.includes('notWhite'),
    box: { width: Math.floor((Number(row['width']) * share) / 100), height: 0 },
  };
  const issue = checkImage(meta, profile).find(({ code, level }) => level === 'block' && kept.includes(code));
  return issue && { code: 'IMAGE_BLOCKED', message: issue.message };
}

/** Does one thing to the ticked pictures that are as their actor saw them and in one of some states, locked; each on its own. */
const deciding =
  (
    from: readonly string[],
    decide: (
      over: { readonly database: Transaction<Tables>; readonly parts: RecordParts; readonly row: RecordRow },
      input: RecordValues,
    ) => Promise<Refusal | undefined>,
  ): ActionHandler =>
  ({ parts, targets, input }) =>
    inTransaction(parts.database, async database => {
      const ids = targets.map(({ id }) => id).toSorted((one, other) => one - other);
      await sql`select id from gallery_image where id = any(${ids}::bigint[]) order by id for update`.execute(database);
      const rows = new Map((await findRecords({ ...parts, database }, database, ids, fields)).map(row => [row.id, row]));
      const outcomes: TargetOutcome[] = [];
      for (const { id, version } of targets satisfies readonly Target[]) {
        const row = rows.get(id);
        const stopped = !row
          ? notFound
          : row.version !== version
            ? rowChanged
            : from.includes(String(row['state']))
              ? undefined
              : wrongState;
        const refusal = stopped ?? (await decide({ database, parts, row: row! }, input));
        outcomes.push({ id, name: row ? `${String(row['slot'])}` : String(id), ...(refusal ? { refusal } : {}) });
      }
      return ok(outcomes);
    });

const become = (database: Transaction<Tables>, row: RecordRow, set: RawBuilder<unknown>) =>
  sql`update gallery_image set ${set}, version = version + 1 where id = ${row.id}`.execute(database);

/** [O7] Approves pictures that nothing blocks; what stood in the same place before is retired. */
export const approveImages = deciding(['uploaded', 'rejected'], async ({ database, parts, row }) => {
  const block = blockOf(row);
  if (block) return block;
  const { access, now } = parts.caller;
  await sql`
    update gallery_image set state = 'retired', decided_by = ${access.userId}, decided_at = ${now}, version = version + 1
    where sku = ${row['sku']} and pt_sku is not distinct from ${row['ptSku'] ?? null}::bigint and slot = ${row['slot']}
      and platform is not distinct from ${row['platform'] ?? null} and language is not distinct from ${row['language'] ?? null}
      and state in ('approved', 'published') and id <> ${row.id}`.execute(database);
  await become(database, row, sql`state = 'approved', reason = null, decided_by = ${access.userId}, decided_at = ${now}`);
  return undefined;
});

/** Rejects pictures with a reason. */
export const rejectImages = deciding(['uploaded', 'approved'], async ({ database, parts, row }, { reason }) => {
  const { access, now } = parts.caller;
  await become(database, row, sql`state = 'rejected', reason = ${reason}, decided_by = ${access.userId}, decided_at = ${now}`);
  return undefined;
});

/** Notes approved pictures as published. */
export const publishImages = deciding(['approved'], async ({ database, parts, row }) => {
  await become(database, row, sql`state = 'published', published_at = ${parts.caller.now}`);
  return undefined;
});

/** Takes pictures out of use. */
export const retireImages = deciding(['uploaded', 'rejected', 'approved', 'published'], async ({ database, parts, row }) => {
  await become(database, row, sql`state = 'retired', decided_by = ${parts.caller.access.userId}, decided_at = ${parts.caller.now}`);
  return undefined;
});
