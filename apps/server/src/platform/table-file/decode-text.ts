import { encodingOf, type TextEncoding } from '@axle/tasks';
import { TableFaultError } from './table-row.ts';

// oxlint-disable-next-line no-control-regex -- bytes that no text file holds are just what is looked for
const binary = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

/**
 * [T14] The text of a file, in the encoding that was chosen for it, else in the one that its bytes leave no doubt of. Any other is refused
 * instead of garbled.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): string {
  const encoding = chosen ?? encodingOf(bytes);
  const text = encoding && read(encoding, bytes);
  if (text === undefined)
    throw new TableFaultError({
      kind: binary.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1')) ? 'notWhatItSays' : 'encoding',
    });
  if (binary.test(text)) throw new TableFaultError({ kind: 'notWhatItSays' });
  return text;
}

function read(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
