import { eachTag } from './xml-tags.ts';

/** `_x000D_` is how a workbook writes a sign that XML cannot hold. */
export const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** The texts that the cells of a workbook name by number, without the readings that stand above them. */
export async function workbookTexts(content: AsyncIterable<Buffer> | undefined): Promise<readonly string[]> {
  const strings: string[] = [];
  let [text, isText, isReading] = ['', false, false];
  await eachTag(content, {
    opened(tag) {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isReading = true;
      isText = tag === 't' && !isReading;
    },
    text(part) {
      if (isText) text += part;
    },
    closed(tag) {
      isText = false;
      if (tag === 'rPh') isReading = false;
      if (tag === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}
