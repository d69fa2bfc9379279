import { refuse } from '@axle/kernel';
import { notFound, type Records, standardCode } from '@axle/page-kit';
import { recordCalls, recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/tables.ts';
import type { FileFolder } from '../../files/file-folder.ts';
import { fileGone } from '../../files/file-refusals.ts';
import { type Answer, mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { Registry } from '../../registry/registry.ts';
import { underPage } from '../calls/under-page.ts';
import { fileFields, filesHeld } from '../held-files.ts';
import { postgresRecords } from '../postgres-records.ts';

/** What fetching the files of records needs. */
export interface RecordFileParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
}

const question = z.object({
  page: z.string().max(80).optional(),
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  field: z.string().max(80),
  file: z.uuid(),
});

/** `GET …/get_file` of every resource whose records hold files: a file for users who may read its record and its field, nobody else. */
export const recordFileCalls = ({ database, registry, files }: RecordFileParts): readonly MainCall[] =>
  registry.resources
    .filter(({ resource }) => fileFields(resource).length > 0)
    .map(entry => {
      const { resource, pages } = entry;
      const fetchFile = async (records: Records, { id, field, file }: z.infer<typeof question>): Promise<Answer> => {
        if (!fileFields(resource).includes(field)) return refuse(notFound);
        const record = await records.read(id);
        if (!record.ok) return record;
        const held = filesHeld(record.value, field).find(one => one.id === file);
        if (!held) return refuse(notFound);
        const stored = await database.selectFrom('stored_file').select('media_type').where('id', '=', held.id).executeTakeFirst();
        const found = stored && (await files.read(held.id));
        if (!found) return refuse(fileGone);
        return { kind: 'file', name: held.name, mediaType: stored.media_type, bytes: found.bytes, content: found.content };
      };
      return mainCall({
        method: recordCalls.file.method,
        path: recordPath(resource, 'file'),
        permission: pages
          .filter(({ page }) => page.standard.includes('list'))
          .map(({ section, page }) => standardCode(section.key, page, 'list')),
        input: question,
        handle: (caller, given) =>
          underPage(entry, caller.access, given.page, 'list', page =>
            fetchFile(postgresRecords(database, resource, page, caller, { referred: registry.referred }), given),
          ),
      });
    });
