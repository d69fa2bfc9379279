import type { Text } from '@axle/kernel';

/** Encodings of texts that are read, by their names on the web. */
export type TextEncoding = 'utf-8' | 'gb18030' | 'big5' | 'euc-kr' | 'shift_jis' | 'windows-1252';

/** [T14] The encodings to choose from, in the order in which they are offered. */
export const textEncodings: readonly { readonly code: TextEncoding; readonly label: Text }[] = [
  { code: 'gb18030', label: { zh: '简体中文（GB 18030）', en: 'Simplified Chinese (GB 18030)' } },
  { code: 'big5', label: { zh: '繁体中文（Big5）', en: 'Traditional Chinese (Big5)' } },
  { code: 'euc-kr', label: { zh: '韩文（EUC-KR）', en: 'Korean (EUC-KR)' } },
  { code: 'shift_jis', label: { zh: '日文（Shift JIS）', en: 'Japanese (Shift JIS)' } },
  { code: 'windows-1252', label: { zh: '西欧（Windows-1252）', en: 'Western European (Windows-1252)' } },
  { code: 'utf-8', label: { zh: 'UTF-8', en: 'UTF-8' } },
];

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * [T14] The encoding of a text, where its bytes leave no doubt: by its byte order mark, as UTF-8 where it reads so, or as GB 18030 where
 * nearly all its letters are common Chinese ones and it could not be Korean as well. Undefined where somebody must be asked. `isWhole` says
 * that no bytes follow, which may cut a letter apart.
 */
export function encodingOf(bytes: Uint8Array, isWhole = true): TextEncoding | 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (isUtf8(bytes, isWhole)) return 'utf-8';
  return isSurelyChinese(bytes) ? 'gb18030' : undefined;
}

function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean {
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at]!;
    const more = lead < 0x80 ? 0 : lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : -1;
    if (more < 0) return false;
    for (let follower = 1; follower <= more; follower++) {
      if (at + follower >= bytes.length) return !isWhole;
      if ((bytes[at + follower]! & 0xc0) !== 0x80) return false;
    }
    at += more + 1;
  }
  return true;
}

/** Share of letters that must be common for a text to be Chinese beyond doubt. */
const mostlyCommon = 0.9;

/** The common letters of GB 2312 begin with 0xB0 to 0xD7, its signs with 0xA1 and 0xA3; those of Korean end at 0xC8. */
function isSurelyChinese(bytes: Uint8Array): boolean {
  let [common, all, beyondKorean] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x80) continue;
    all++;
    const isPair = (bytes[at + 1] ?? 0) >= 0xa1;
    if (isPair && ((lead >= 0xb0 && lead <= 0xd7) || lead === 0xa1 || lead === 0xa3)) common++;
    if (isPair && lead > 0xc8) beyondKorean++;
    at++;
  }
  return all > 0 && common >= all * mostlyCommon && beyondKorean > 0;
}
