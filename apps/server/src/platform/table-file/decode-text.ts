import { TableFaultError } from './table-row.ts';

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
// oxlint-disable-next-line no-control-regex -- bytes that no text file holds are just what is looked for
const binary = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, else UTF-8 where that reads, else GB 18030, in which Chinese
 * spreadsheets save csv. What only happens to read as GB 18030 (western files of one byte a letter) is refused instead of garbled.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text === undefined)
    throw new TableFaultError({
      kind: binary.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1')) ? 'notWhatItSays' : 'encoding',
    });
  if (binary.test(text)) throw new TableFaultError({ kind: 'notWhatItSays' });
  return text;
}

function decoded(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return read('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return read('utf-16be', bytes);
  return read('utf-8', bytes) ?? (looksChinese(bytes) ? read('gb18030', bytes) : undefined);
}

function read(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether most characters of two bytes are of the common set (GB 2312), whose second byte is never a letter. */
function looksChinese(bytes: Uint8Array): boolean {
  let [common, all] = [0, 0];
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] ?? 0) < 0x80) continue;
    all++;
    if ((bytes[index] ?? 0) >= 0xa1 && (bytes[index + 1] ?? 0) >= 0xa1) common++;
    index++;
  }
  return common >= all * 0.7;
}
