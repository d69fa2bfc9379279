import { fill, inLanguage, refuse, text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import { zipHeldFiles } from '../../../platform/files/zip-held-files.ts';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';
import { photoOf } from './one-image.ts';

const zipName = text('质检图片-{day}.zip', 'Quality-images-{day}.zip');

/** Photos of inspections as one zip; photos whose files are gone are left out. */
export const imageCalls = ({ files, ...parts }: Omit<ModuleCallParts, 'queue'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'qualityImages',
    action: 'downloadZip',
    most: 100,
    fields: ['file', 'imageNo', 'fileName'],
    async answer(records, caller) {
      const shown = records.flatMap(record => {
        const held = photoOf(record);
        return held ? [{ ...held, name: `${String(record['imageNo'])}-${held.name}` }] : [];
      });
      const kept = await Promise.all(shown.map(one => files.has(one.id)));
      const found = shown.filter((_, at) => kept[at]);
      if (found.length === 0) return refuse(fileGone);
      return {
        kind: 'file',
        name: inLanguage(fill(zipName, { day: businessDay(caller.now) }), caller.language),
        mediaType: 'application/zip',
        content: zipHeldFiles(files, found, caller.now),
      };
    },
  });
