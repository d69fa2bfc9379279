import { createHash } from 'node:crypto';
import { inLanguage, type Refusal, refuse, text } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { columnWords } from '../../../platform/exports/export-words.ts';
import { keepDone } from '../../../platform/exports/keep-done.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import type { Answer } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import type { PageEntry } from '../../../platform/registry/page-registry.ts';
import { noteDownloads } from './contract-downloads.ts';
import { zipOf } from './zip-of.ts';

/** Contracts with their files, each file under the number of its contract. */
export interface ContractFiles {
  readonly ids: readonly number[];
  readonly numbers: readonly string[];
  readonly held: readonly HeldFile[];
}

/** Most bytes of files that are packed while the user waits. */
const mostBytes = 1_073_741_824;

const tooLarge: Refusal = {
  code: 'TOO_LARGE',
  message: text('所选合同的文件超过1GB，请分几次下载', 'The files of the ticked contracts exceed 1 GB; download them in parts'),
};

/** What of contracts the zip holds: asked again when it is fetched from the download centre. */
const columns = ['contractNo', 'files'];

/** Answers the files of several contracts as one zip, which the download centre keeps as well. */
export async function keptZip(
  { database, files }: Pick<ModuleCallParts, 'database' | 'files'>,
  caller: Caller,
  entry: PageEntry,
  { ids, numbers, held }: ContractFiles,
): Promise<Answer> {
  if (held.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) return refuse(tooLarge);
  const { name, content } = zipOf(files, caller, held);
  const laid = await files.lay(content);
  if (!laid.ok) return laid;
  await noteDownloads(database, caller, ids);
  const params = { columns, filters: [], sort: [], ids };
  return keepDone({ database, files }, caller, {
    entry,
    page: `${entry.page.key}.batchDownload`,
    name,
    format: 'zip',
    params,
    ownForm: true,
    column_words: columnWords(entry, columns, caller.language),
    filter_words: numbers.join(inLanguage(text('、', ', '), caller.language)),
    filter_hash: createHash('sha256').update(JSON.stringify(params)).digest('hex'),
    rows: ids.length,
    laid: laid.value,
  });
}
