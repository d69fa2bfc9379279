import { checkContractGaps } from '@axle/templates';
import type { HeldFile, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { fileNotWhatItSays } from '../../../platform/files/file-refusals.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const fileOf = ({ templateFile }: RecordValues): string | undefined => (templateFile as readonly HeldFile[] | undefined)?.[0]?.id;

/** [M13] The file of a contract's template can be read, and has only gaps that contracts know. */
export const contractTemplateGuard: RecordGuard = async (database, records) => {
  const ids = records.flatMap(record => fileOf(record) ?? []);
  if (ids.length === 0) return () => [];
  const files = await database
    .selectFrom('stored_file')
    .select(['id', 'words'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return record => {
    const file = files.find(({ id }) => id === fileOf(record));
    if (!file) return [];
    return file.words === null ? [{ ...fileNotWhatItSays, field: 'templateFile' }] : checkContractGaps(file.words, 'templateFile');
  };
};
