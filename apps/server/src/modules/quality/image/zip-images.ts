import { fill, inLanguage, refuse, text } from '@axle/kernel';
import { forbiddenField, notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import { zipHeldFiles } from '../../../platform/files/zip-held-files.ts';
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

/** Photos of inspections as one zip, for users who may read them, within their scope. */
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
          return held ? [{ ...held, name: `${String(record['imageNo'])}-${held.name}` }] : [];
        });
        const kept = await Promise.all(shown.map(one => files.has(one.id)));
        const found = shown.filter((_, at) => kept[at]);
        if (found.length === 0) return refuse(fileGone);
        const day = caller.now.toISOString().slice(0, 10);
        return {
          kind: 'file',
          name: inLanguage(fill(zipName, { day }), caller.language),
          mediaType: 'application/zip',
          content: zipHeldFiles(files, found, caller.now),
        };
      },
    }),
  ];
}
