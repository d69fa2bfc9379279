import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { camelKey } from '@axle/wire';
import type { FileFolder, LaidFile } from './file-folder.ts';
import { fileMissing, uploadCut } from './file-refusals.ts';
import { shownFileName } from './shown-file-name.ts';

/** A file that came over the wire, and the fields that came with it. */
export interface Upload {
  readonly file: LaidFile;
  /** As the sender named it, without folders and control characters. */
  readonly name: string;
  readonly mediaType: string;
  /** Texts by camelCase key. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Takes in a multipart call with one file, fields before or behind it. The file is in the folder when this returns; a caller that
 * does not keep it removes it. A refused or cut upload leaves nothing.
 */
export async function receiveUpload(request: FastifyRequest, folder: FileFolder, mostBytes: number): Promise<Result<Upload>> {
  const fields: Record<string, string> = {};
  let file: LaidFile | undefined;
  let refusal: Refusal | undefined;
  let [name, mediaType] = ['', ''];
  try {
    for await (const part of request.parts({ limits: { fileSize: mostBytes + 1 } })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[camelKey(part.fieldname)] = part.value.replaceAll('\u0000', '').trim();
        continue;
      }
      const laid = await folder.lay(part.file, mostBytes);
      if (laid.ok) [file, name, mediaType] = [laid.value, fileNameOf(part.filename), part.mimetype];
      else refusal = laid.refusal;
    }
  } catch (error) {
    if (file) await folder.remove(file.id);
    if (refusal) return refuse(refusal);
    if (isCut(error)) return refuse(uploadCut);
    throw error;
  }
  if (refusal) return refuse(refusal);
  return file ? ok({ file, name, mediaType, fields }) : refuse(fileMissing);
}

const fileNameOf = (given: string | undefined): string => {
  const name = shownFileName((given ?? '').replace(/^.*[\\/]/, ''));
  return name.length > 200 ? name.slice(-200) : name || 'file';
};

/** The sender went away or broke off inside the form. */
const isCut = (error: unknown): boolean => {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  return (
    code === 'FST_MP_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /aborted|Unexpected end of|terminated early/.test(message)
  );
};
