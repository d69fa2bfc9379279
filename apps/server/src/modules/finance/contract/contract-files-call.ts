import { ok, refuse, type Refusal, type Result, text } from '@axle/kernel';
import type { HeldFile, RecordRow } from '@axle/page-kit';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import type { Answer, MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import type { PageEntry } from '../../../platform/registry/page-registry.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';
import { noteDownloads } from './contract-downloads.ts';
import { type ContractFiles, keptZip } from './kept-zip.ts';
import { mostContracts } from './most-contracts.ts';
import { zipOf } from './zip-of.ts';

const noFiles: Refusal = { code: 'NO_FILES', message: text('所选合同没有文件', 'The ticked contracts have no files') };

/** What the files are taken from. */
type Parts = Pick<ModuleCallParts, 'database' | 'registry' | 'files'>;

const filesOf = (contract: RecordRow) =>
  ((contract['files'] ?? []) as readonly HeldFile[]).map(file => ({ ...file, name: `${String(contract['contractNo'])} ${file.name}` }));

/** The files of contracts, each under the number of its contract. */
async function filesHeld(folder: FileFolder, contracts: readonly RecordRow[]): Promise<Result<ContractFiles>> {
  const held = contracts.flatMap(filesOf);
  if (held.length === 0) return refuse(noFiles);
  for (const file of held) if (!(await folder.has(file.id))) return refuse(fileGone);
  return ok({ ids: contracts.map(({ id }) => id), numbers: contracts.map(({ contractNo }) => String(contractNo)), held });
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
 * The files of contracts: of one contract alone, of several as a zip that the download centre keeps. The start of the reply is
 * recorded, so that the download can be counted.
 */
export function contractFileCalls(parts: Parts): readonly MainCall[] {
  const fetching = (action: string, most: number, answer: (found: ContractFiles, caller: Caller, entry: PageEntry) => Promise<Answer>) =>
    tickedRecordsCall(parts, {
      page: 'contract',
      action,
      most,
      fields: ['contractNo', 'files'],
      async answer(contracts, caller, entry) {
        const found = await filesHeld(parts.files, contracts);
        return found.ok ? answer(found.value, caller, entry) : found;
      },
    });
  return [
    ...fetching('download', 1, (found, caller) => ofOne(parts, caller, found)),
    ...fetching('batchDownload', mostContracts, (found, caller, entry) => keptZip(parts, caller, entry, found)),
  ];
}
