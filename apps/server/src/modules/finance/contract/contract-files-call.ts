import { inLanguage, refuse, type Refusal, text } from '@axle/kernel';
import { forbiddenField, type HeldFile, notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { zippedNames } from '@axle/tasks';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import { type ZippedFile, zipStream } from '../../../platform/files/zip-stream.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';

const [name, action] = ['contract', 'batchDownload'] as const;

/** Most contracts whose files come home together; the button takes no more. */
const most = 50;

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const noFiles: Refusal = { code: 'NO_FILES', message: text('所选合同没有文件', 'The ticked contracts have no files') };
const zipName = text('合同文件', 'Contract files');

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

/** The files of contracts as one zip, for whoever may see the contracts and their files. */
export function contractFileCalls({ database, registry, files }: Omit<ModuleCallParts, 'queue'>): readonly MainCall[] {
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(resource, action),
      permission: permissionCode(section.key, name, action),
      input: z.object({ id: z.union([z.array(id).min(1).max(most), id.transform(one => [one])]) }),
      async handle(caller, { id: ids }) {
        const parts = { database, resource, page: name, caller, referred: registry.referred };
        if (!fieldRights(parts).mayRead('files')) return refuse(forbiddenField(resource, 'files'));
        const held: HeldFile[] = [];
        for (const one of new Set(ids)) {
          const contract = await findRecord(parts, database, one, ['contractNo', 'files']);
          if (!contract) return refuse(notFound);
          held.push(...filesOf(contract));
        }
        if (held.length === 0) return refuse(noFiles);
        for (const file of held) if (!(await files.has(file.id))) return refuse(fileGone);
        const at = caller.now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
        return {
          kind: 'file',
          name: `${inLanguage(zipName, caller.language)}-${at}.zip`,
          mediaType: 'application/zip',
          content: zipStream(zipped(files, held), caller.now),
        };
      },
    }),
  ];
}
