import { fill, inLanguage, refuse, text } from '@axle/kernel';
import { type ImageSlot, publishedImageName } from '@axle/operation';
import { businessDay, type HeldFile } from '@axle/page-kit';
import { sql } from 'kysely';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import { zipHeldFiles } from '../../../platform/files/zip-held-files.ts';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';

const zipName = text('图片-{day}.zip', 'Images-{day}.zip');

/**
 * [O7c] Pictures as one zip, named as platforms take them: once for each listing of their SKU, or for the one that they are
 * of; by the SKU where it has none.
 */
export const galleryCalls = ({ files, ...parts }: Omit<ModuleCallParts, 'queue'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'imageGallery',
    action: 'download',
    most: 100,
    fields: ['file', 'sku', 'ptSku', 'slot', 'platform'],
    async answer(records, caller) {
      const { rows } = await sql<{ sku: number; code: string; platform: string; items: readonly string[] | null }>`
        select k.id as sku, k.sku as code, l.platform, array_agg(distinct l.item_id) filter (where l.item_id is not null) as items
        from sku k left join listing_fitment l on l.skus = array[k.sku]
        where k.id = any(${records.map(record => Number(record['sku']))}::bigint[]) group by k.id, l.platform`.execute(parts.database);
      const { rows: own } = await sql<{ id: number; item: string | null }>`
        select id, item_id as item from pt_sku where id = any(${records.map(record => Number(record['ptSku'] ?? 0))}::bigint[])`.execute(
        parts.database,
      );
      const shown = records.flatMap(record => {
        const [held] = (record['file'] ?? []) as readonly HeldFile[];
        const ofSku = rows.filter(({ sku }) => sku === record['sku']);
        const wanted = String(record['platform'] ?? 'amazon');
        const ofPtSku = own.find(({ id }) => id === record['ptSku']);
        const items = ofPtSku
          ? [ofPtSku.item].filter(item => item !== null)
          : (ofSku.find(({ platform }) => platform === wanted)?.items ?? []);
        const ending = held?.name.split('.').at(-1) ?? 'jpg';
        const named = items.length > 0 ? items : [ofSku[0]?.code ?? String(record.id)];
        return held ? named.map(item => ({ ...held, name: publishedImageName(item, record['slot'] as ImageSlot, ending) })) : [];
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
