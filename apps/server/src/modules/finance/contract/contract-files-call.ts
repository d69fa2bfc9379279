import { inLanguage, ok, refuse, type Refusal, type Result, text } from '@axle/kernel';
import { forbiddenField, type HeldFile, notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { zippedNames } from '@axle/tasks';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import { type ZippedFile, zipStream } from '../../../platform/files/zip-stream.ts';
import { type FileAnswer, mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { contractIds, mostContracts } from './contract-ids.ts';
import { noteDownloads } from './contract-downloads.ts';

const name = 'contract';
const noFiles: Refusal = { code: 'NO_FILES', message: text('所选合同没有文件', 'The ticked contracts have no files') };
const zipName = text('合同文件', 'Contract files');

/** What the files are taken from. */
type Parts = Pick<ModuleCallParts, 'database' | 'registry' | 'files'>;

const filesOf = (contract: RecordRow) =>
  ((contract['files'] ?? []) as readonly HeldFile[]).map(file => ({ ...file, name: `${String(contract['contractNo'])} ${file.name}` }));

/** The files one after the other, each under the number of its contract. */
async function* zipped(folder: FileFolder, held: readonly HeldFile[]): AsyncGenerator<ZippedFile> {
  const names = zippedNames(held.map(file => file.name));
  for (const [at, file] of held.entries()) {
    const kept = await folder.read(file.id);
    if (!kept) throw new Error(`the file ${file.id} of a contract is gone`);
    yield { name: names[at]!, content: kept.content, packed: true };
  }
}

/** The files of contracts, all of which the asker may see. */
async function heldBy(parts: RecordParts, folder: FileFolder, ids: readonly number[]): Promise<Result<readonly HeldFile[]>> {
  if (!fieldRights(parts).mayRead('files')) return refuse(forbiddenField(parts.resource, 'files'));
  const held: HeldFile[] = [];
  for (const id of ids) {
    const contract = await findRecord(parts, parts.database, id, ['contractNo', 'files']);
    if (!contract) return refuse(notFound);
    held.push(...filesOf(contract));
  }
  if (held.length === 0) return refuse(noFiles);
  for (const file of held) if (!(await folder.has(file.id))) return refuse(fileGone);
  return ok(held);
}

/** A file as it is. */
async function itself({ database, files }: Parts, { id, name: fileName }: HeldFile): Promise<FileAnswer> {
  const stored = await database.selectFrom('stored_file').select('media_type').where('id', '=', id).executeTakeFirst();
  const kept = await files.read(id);
  if (!kept) throw new Error(`the file ${id} of a contract is gone`);
  return { kind: 'file', name: fileName, mediaType: stored?.media_type ?? 'application/octet-stream', ...kept };
}

/**
 * The files of contracts for whoever may see the contracts and their files: of one contract by itself a single file as it is, otherwise
 * one zip. That the reply begins is noted, so that the download can be counted.
 */
export function contractFileCalls(parts: Parts): readonly MainCall[] {
  const { database, registry, files } = parts;
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !resource) return [];
  const fetching = (action: string, most: number) =>
    mainCall({
      method: 'GET',
      path: actionPath(resource, action),
      permission: permissionCode(section.key, name, action),
      input: z.object({ id: contractIds(most) }),
      async handle(caller, { id: ids }) {
        const held = await heldBy({ database, resource, page: name, caller, referred: registry.referred }, files, ids);
        if (!held.ok) return held;
        const [only, ...others] = held.value;
        await noteDownloads(database, caller, ids);
        if (most === 1 && only && others.length === 0) return itself(parts, only);
        const at = caller.now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
        return {
          kind: 'file',
          name: `${inLanguage(zipName, caller.language)}-${at}.zip`,
          mediaType: 'application/zip',
          content: zipStream(zipped(files, held.value), caller.now),
        };
      },
    });
  return [fetching('download', 1), fetching('batchDownload', mostContracts)];
}
