import { Readable } from 'node:stream';
import { fill, inLanguage, refuse, type Refusal, type Text } from '@axle/kernel';
import { refuseZippedFiles, zippedNames } from '@axle/tasks';
import { fileGone } from '../files/file-refusals.ts';
import { type ZippedFile, zipStream } from '../files/zip-stream.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import { ownerOf } from '../jobs/task-source.ts';
import { findDownload } from './download-tasks.ts';
import { countDownload, type FetchParts, finishedExport, type FinishedExport } from './fetch-download.ts';

/** Why a file that was asked for is not in the zip. */
interface LeftOut {
  readonly name: string;
  readonly refusal: Refusal;
}

const zipName: Text = { zh: '导出文件-{at}.zip', en: 'Exports-{at}.zip' };
const leftOutName: Text = { zh: '未包含的文件.txt', en: 'Not included.txt' };

/**
 * Answers the files of several finished exports as one zip, written while it is sent. Rights and field blocks are asked again for each;
 * what the caller may not have, and what is gone, is named with its reason in a text beside the others. Refused where no file is left.
 */
export async function fetchZip(parts: FetchParts, caller: Caller, ids: readonly number[]): Promise<Answer> {
  const asked = [...new Set(ids)];
  const tooMany = refuseZippedFiles(asked.length);
  if (tooMany) return refuse(tooMany);
  const found: FinishedExport[] = [];
  const leftOut: LeftOut[] = [];
  for (const id of asked) {
    const task = await findDownload(parts.database, { id }, ownerOf(caller));
    const finished = finishedExport(parts, caller, task);
    const refusal = !finished.ok ? finished.refusal : (await parts.files.has(finished.value.fileId)) ? undefined : fileGone;
    if (finished.ok && !refusal) found.push(finished.value);
    else if (refusal) leftOut.push({ name: task?.name ?? String(id), refusal });
  }
  if (found.length === 0) return refuse(leftOut[0]!.refusal);
  const at = caller.now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return {
    kind: 'file',
    name: inLanguage(fill(zipName, { at }), caller.language),
    mediaType: 'application/zip',
    content: zipStream(filesOf(parts, caller, found, leftOut), caller.now),
  };
}

/**
 * The files, each opened when its turn comes and counted then; last the text that names those left out, one that went meanwhile among them.
 */
async function* filesOf(
  parts: FetchParts,
  caller: Caller,
  found: readonly FinishedExport[],
  leftOut: readonly LeftOut[],
): AsyncGenerator<ZippedFile> {
  const names = zippedNames([inLanguage(leftOutName, caller.language), ...found.map(({ task }) => task.name)]);
  const missing = [...leftOut];
  for (const [index, { task, fileId }] of found.entries()) {
    const file = await parts.files.read(fileId);
    if (!file) {
      missing.push({ name: task.name, refusal: fileGone });
      continue;
    }
    await countDownload(parts, caller, task.id);
    yield { name: names[index + 1]!, content: file.content, packed: task.format !== 'csv' };
  }
  if (missing.length === 0) return;
  const lines = missing.map(({ name, refusal }) => `${name}: ${inLanguage(refusal.message, caller.language)}\r\n`);
  yield { name: names[0]!, content: Readable.from([Buffer.from(`\uFEFF${lines.join('')}`)]) };
}
