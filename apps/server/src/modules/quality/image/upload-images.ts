import { ok, refuse } from '@axle/kernel';
import { type HeldFile, notFound } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { addPhotos } from './keep-photos.ts';
import { keepsPlaces } from './keeps-places.ts';
import { refusedPictures } from './refused-pictures.ts';

/** Adds photos to an inspection that their uploader sees, such as those that become exemplars. */
export const uploadImages: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async database => {
    const { caller } = parts;
    const { resource } = caller.registry.resource('inspection')!;
    const seen = { ...parts, database, resource, page: 'sampleJudgement' };
    const [inspection] = await lockById(database, seen, [Number(input['inspection'])]);
    if (!inspection) return refuse([{ ...notFound, field: 'inspection' }]);
    const files = (input['photos'] ?? []) as readonly HeldFile[];
    const refused = [...(await refusedFiles(database, parts, undefined, { file: files }))];
    refused.push(...(await refusedPictures(database, files, 'photos')));
    if (refused.length > 0) return refuse(refused.map(one => ({ ...one, field: 'photos' })));
    const [unitNo, defectCode] = ['unitNo', 'defectCode'].map(key => (input[key] === undefined ? undefined : Number(input[key])));
    const added = {
      inspection: inspection.id,
      files,
      unitNo,
      defectCode,
      by: caller.access.userId,
      at: caller.now,
      keepsPlace: keepsPlaces(caller),
    };
    return ok((await addPhotos(database, added)).map(({ id, imageNo }) => ({ id, name: imageNo })));
  });
