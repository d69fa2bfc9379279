import { fill, type Refusal } from '@axle/kernel';
import { engineText } from '../../text/engine.ts';

/** Largest file that the server takes, in bytes. */
export const mostImportBytes = 20 * 1024 * 1024;

/** Why a chosen file cannot be sent; undefined when it can. */
export function unfitFile(file: { readonly name: string; readonly size: number }): Refusal | undefined {
  if (!/\.(xlsx|csv)$/i.test(file.name)) return { code: 'FILE', message: engineText.fileKind };
  return file.size > mostImportBytes
    ? { code: 'FILE', message: fill(engineText.fileTooBig, { size: `${(file.size / 1024 / 1024).toFixed(1)} MB` }) }
    : undefined;
}
