import { ok, refuse } from '@axle/kernel';
import { uploadLimits } from '@axle/tasks';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { FileFolder } from './file-folder.ts';
import { attachable, fileType, pictureTooLarge } from './file-refusals.ts';
import { isHugePictureFile, pictureSizeOf } from './huge-picture.ts';
import { receiveUpload } from './receive-upload.ts';
import { keepFile } from './stored-files.ts';
import { uprightPicture } from './upright-picture.ts';
import { wordsOfFile } from './words-of-file.ts';

/** What the calls about plain files need. */
export interface UploadParts {
  readonly database: Kysely<Tables>;
  readonly files: FileFolder;
}

/**
 * POST /base/upload, and the same for documents of stock: takes in one file for a record to refer to; answers its id, name, size and
 * digest.
 */
export const uploadCalls = (parts: UploadParts): readonly MainCall[] =>
  [mainPaths.upload, mainPaths.stockFileUpload].map(path => uploadCall(parts, path));

const uploadCall = ({ database, files }: UploadParts, path: string): MainCall =>
  mainCall({
    method: 'POST',
    path,
    multipart: true,
    input: z.object({}),
    async handle(caller, _input, request) {
      const upload = await receiveUpload(request, files, uploadLimits.bytes);
      if (!upload.ok) return upload;
      const { file: sent, name, mediaType } = upload.value;
      if (!attachable.some(ending => name.toLowerCase().endsWith(`.${ending}`))) {
        await files.remove(sent.id);
        return refuse(fileType);
      }
      if (await isHugePictureFile(files.pathOf(sent.id))) {
        await files.remove(sent.id);
        return refuse(pictureTooLarge);
      }
      const { file, place } = await uprightPicture(files, sent);
      const words = await wordsOfFile(files, name, file);
      const picture = await pictureSizeOf(files.pathOf(file.id));
      await keepFile(database, file, { name, mediaType, by: caller.access.userId, words, picture, place });
      return ok({ id: file.id, name, bytes: file.bytes, sha256: file.sha256 });
    },
  });
