import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type FieldChange, fieldsOf, notFound, type RecordRow, type RecordValues, withoutChanges } from '@axle/page-kit';
import { fieldRights, readableChanges, readablePart } from '../resources/field-rights.ts';
import { findRecord } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** Most versions that are gone back at once. */
const mostSteps = 10_000;

const noSuchVersion: Refusal = {
  code: 'NOT_FOUND',
  field: 'version',
  message: { zh: '没有该版本，或其历史已不完整', en: 'The version does not exist, or its history is incomplete' },
};
const tooFar: Refusal = {
  code: 'TOO_FAR',
  field: 'version',
  message: { zh: `最多回看${mostSteps}个版本`, en: `At most ${mostSteps} versions back can be viewed` },
};

/**
 * A record as it stood at one of its versions, as far as the actor may read it: the stored record without the differences since, and
 * without figures, which reflect today.
 */
export async function recordVersion(parts: RecordParts, id: number, version: number): Promise<Result<RecordRow>> {
  const { database, resource } = parts;
  const row = await findRecord(parts, database, id, fieldRights(parts).readable);
  if (!row) return refuse(notFound);
  if (version === row.version) return ok(readablePart(parts, row));
  if (version > row.version) return refuse(noSuchVersion);
  if (row.version - version > mostSteps) return refuse(tooFar);
  const lines = await database
    .selectFrom('audit_log')
    .select(['version', 'at', 'by_user', 'changes'])
    .where('entity', '=', resource.entity)
    .where('record_id', '=', id)
    .where('version', '>=', version)
    .where('version', '<=', row.version)
    .orderBy('version', 'desc')
    .execute();
  const since = lines.filter(line => line.version > version);
  // every later version has its line, or the former values are unknown
  if (since.length !== row.version - version) return refuse(noSuchVersion);
  const { mayRead } = fieldRights(parts);
  let values: RecordValues = readablePart(parts, row);
  for (const line of since)
    values = withoutChanges(fieldsOf(resource), values, readableChanges(parts, line.changes as readonly FieldChange[]));
  const made = lines.find(line => line.version === version);
  // records that were there from the start have no line of their first version
  const trail = made
    ? { updatedAt: made.at, updatedBy: made.by_user ?? undefined }
    : { updatedAt: values['createdAt'], updatedBy: values['createdBy'] };
  const stamps = Object.entries(version === 1 || made ? trail : {}).filter(([field, value]) => mayRead(field) && value !== undefined);
  const own = Object.entries(values).filter(([key]) => key !== 'updatedAt' && key !== 'updatedBy' && !resource.fields[key]?.figure);
  return ok({ ...Object.fromEntries([...own, ...stamps]), id, version });
}
