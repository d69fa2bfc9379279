import type { RecordValues } from '@axle/page-kit';
import { lastVersions } from '../../../platform/resources/writes/last-versions.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

const versions = { table: 'judgement_standard', column: 'standard_version' } as const;

/** A new standard is the next version of its code, and is numbered by both. */
export const completeStandards: Derivation = async (database, _parts, rows) => {
  const codeOf = (values: RecordValues) => String(values['code']);
  const last = await lastVersions(database, versions, [...new Set(rows.filter(({ before }) => !before).map(({ after }) => codeOf(after)))]);
  return rows.map(({ before, after }) => {
    if (before) return after;
    const code = codeOf(after);
    const standardVersion = (last.get(code) ?? 0) + 1;
    last.set(code, standardVersion);
    return { ...after, standardVersion, standardNo: `${code}-V${standardVersion}`, oneLetter: after['oneLetter'] ?? false };
  });
};
