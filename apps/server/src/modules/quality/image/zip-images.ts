import { fill, inLanguage, refuse, text } from '@axle/kernel';
import { forbiddenField, type HeldFile, notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { zippedNames } from '@axle/tasks';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import { type ZippedFile, zipStream } from '../../../platform/files/zip-stream.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { photoOf } from './one-image.ts';

const name = 'qualityImages';
/** Most photos of one zip. */
const most = 100;
const zipName = text('质检图片-{day}.zip', 'Quality-images-{day}.zip');
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Each photo opened when its turn comes; one that is gone is left out. */
async function* photosOf(files: ModuleCallParts['files'], held: readonly HeldFile[], names: readonly string[]): AsyncGenerator<ZippedFile> {
  for (const [at, photo] of held.entries()) {
    const found = await files.read(photo.id);
    if (found) yield { name: names[at]!, content: found.content, packed: true };
  }
}

/** Photos of inspections as one zip, for whoever may read them: those of his scope alone. */
export function imageCalls({ database, registry, files }: Omit<ModuleCallParts, 'queue'>): readonly MainCall[] {
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'downloadZip'),
      permission: permissionCode(section.key, name, 'downloadZip'),
      input: z.object({ id: z.union([z.array(id).min(1).max(most), id.transform(one => [one])]) }),
      async handle(caller, { id: ids }) {
        const parts = { database, resource, page: name, caller, referred: registry.referred };
        const closed = ['file', 'imageNo', 'fileName'].find(key => !fieldRights(parts).mayRead(key));
        if (closed !== undefined) return refuse(forbiddenField(resource, closed));
        const records: RecordRow[] = [];
        for (const one of new Set(ids)) {
          const record = await findRecord(parts, database, one, ['file', 'imageNo', 'fileName']);
          if (record) records.push(record);
        }
        if (records.length === 0) return refuse(notFound);
        const shown = records.flatMap(record => {
          const held = photoOf(record);
          return held ? [{ held, called: `${String(record['imageNo'])}-${held.name}` }] : [];
        });
        const kept = await Promise.all(shown.map(({ held }) => files.has(held.id)));
        const found = shown.filter((_, at) => kept[at]);
        if (found.length === 0) return refuse(fileGone);
        const names = zippedNames(found.map(({ called }) => called));
        const day = caller.now.toISOString().slice(0, 10);
        return {
          kind: 'file',
          name: inLanguage(fill(zipName, { day }), caller.language),
          mediaType: 'application/zip',
          content: zipStream(
            photosOf(
              files,
              found.map(({ held }) => held),
              names,
            ),
            caller.now,
          ),
        };
      },
    }),
  ];
}
