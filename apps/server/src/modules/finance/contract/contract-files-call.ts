import { ok, refuse, type Refusal, type Result, text } from '@axle/kernel';
import { forbiddenField, type HeldFile, notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { noteDownloads } from './contract-downloads.ts';
import { contractIds, mostContracts } from './contract-ids.ts';
import { type ContractFiles, keptZip } from './kept-zip.ts';
import { zipOf } from './zip-of.ts';

const name = 'contract';
const noFiles: Refusal = { code: 'NO_FILES', message: text('所选合同没有文件', 'The ticked contracts have no files') };

/** What the files are taken from. */
type Parts = Pick<ModuleCallParts, 'database' | 'registry' | 'files'>;

const filesOf = (contract: RecordRow) =>
  ((contract['files'] ?? []) as readonly HeldFile[]).map(file => ({ ...file, name: `${String(contract['contractNo'])} ${file.name}` }));

/** The files of contracts, all of which the caller may see. */
async function filesHeld(parts: RecordParts, folder: FileFolder, ids: readonly number[]): Promise<Result<ContractFiles>> {
  if (!fieldRights(parts).mayRead('files')) return refuse(forbiddenField(parts.resource, 'files'));
  const [numbers, held]: [string[], HeldFile[]] = [[], []];
  for (const id of ids) {
    const contract = await findRecord(parts, parts.database, id, ['contractNo', 'files']);
    if (!contract) return refuse(notFound);
    numbers.push(String(contract['contractNo']));
    held.push(...filesOf(contract));
  }
  if (held.length === 0) return refuse(noFiles);
  for (const file of held) if (!(await folder.has(file.id))) return refuse(fileGone);
  return ok({ ids, numbers, held });
}

/** The files of one contract: a single one as it is, several as a zip. */
async function ofOne({ database, files }: Parts, caller: Caller, { ids, held }: ContractFiles): Promise<Answer> {
  const [only, ...others] = held;
  const stored = only && (await database.selectFrom('stored_file').select('media_type').where('id', '=', only.id).executeTakeFirst());
  await noteDownloads(database, caller, ids);
  if (!only || others.length > 0) return { kind: 'file', mediaType: 'application/zip', ...zipOf(files, caller, held) };
  const kept = await files.read(only.id);
  return kept ? { kind: 'file', name: only.name, mediaType: stored?.media_type ?? 'application/octet-stream', ...kept } : refuse(fileGone);
}

/**
 * The files of contracts for users who may see both: of one contract alone, of several as a zip that the download centre
 * keeps. The start of the reply is recorded, so that the download can be counted.
 */
export function contractFileCalls(parts: Parts): readonly MainCall[] {
  const { database, registry, files } = parts;
  const entry = registry.page(name);
  const resource = entry?.page.resource;
  if (!entry || !resource) return [];
  const fetching = (action: string, most: number, answer: (caller: Caller, found: ContractFiles) => Promise<Answer>) =>
    mainCall({
      method: 'GET',
      path: actionPath(resource, action),
      permission: permissionCode(entry.section.key, name, action),
      input: z.object({ id: contractIds(most) }),
      async handle(caller, { id: ids }) {
        const found = await filesHeld({ database, resource, page: name, caller, referred: registry.referred }, files, ids);
        return found.ok ? answer(caller, found.value) : found;
      },
    });
  return [
    fetching('download', 1, (caller, found) => ofOne(parts, caller, found)),
    fetching('batchDownload', mostContracts, (caller, found) => keptZip(parts, caller, entry, found)),
  ];
}
