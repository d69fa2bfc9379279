import { inLanguage, ok, type Result } from '@axle/kernel';
import { filledWords, type PrintedBarcode, type PrintedText } from '@axle/page-kit';
import { barcodeModules } from './barcode-modules.ts';
import type { PrintJob } from './render-print.ts';

/** Dots of a millimetre on a label printer of 203 dpi, and of a point of type. */
const [dotsOfMm, dotsOfPoint] = [8, 203 / 72];

const dots = (mm: number): number => Math.round(mm * dotsOfMm);

/** Text as a field holds it: what means something to the printer is written by its number. */
const fieldData = (text: string): string =>
  text.replace(/[\^~\\_]/g, sign => `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`).replace(/\s+/g, ' ');

const justified = { left: 'L', center: 'C', right: 'R' } as const;

/**
 * The labels of a template in the language of label printers, one for each record: texts, Code 128 and QR codes. Refused with `BARCODE`
 * where a value cannot be encoded.
 */
export function renderZpl({ template, language, records, copies }: PrintJob): Result<Buffer> {
  const { width, height } = template.sheet;
  const labels: string[] = [];
  for (const record of records) {
    const lines = ['^XA', '^CI28', `^PW${dots(width)}`, `^LL${dots(height)}`];
    const filled = (words: string) => filledWords(words, field => record[field] ?? '');
    for (const element of template.elements) {
      if (element.kind === 'text') lines.push(...textOf(element, filled(inWords(element, language))));
      if (element.kind !== 'barcode') continue;
      const value = filled(element.value);
      if (element.optional && value === '') continue;
      const code = codeOf(element, value);
      if (!code.ok) return code;
      lines.push(...code.value);
    }
    labels.push([...lines, `^PQ${copies}`, '^XZ'].join('\n'));
  }
  return ok(Buffer.from(`${labels.join('\n')}\n`, 'utf8'));
}

const inWords = ({ words }: PrintedText, language: PrintJob['language']): string =>
  typeof words === 'string' ? words : inLanguage(words, language);

function textOf({ x, y, width, size, align = 'left', lines = 1 }: PrintedText, words: string): readonly string[] {
  if (words === '') return [];
  const high = Math.round(size * dotsOfPoint);
  return [`^FO${dots(x)},${dots(y)}^A0N,${high},${high}^FB${dots(width)},${lines},0,${justified[align]}^FH^FD${fieldData(words)}^FS`];
}

function codeOf({ x, y, width, height, symbology, value: _ }: PrintedBarcode, value: string): Result<readonly string[]> {
  const modules = barcodeModules(symbology, value);
  if (!modules.ok) return modules;
  const narrow = Math.max(1, Math.floor(dots(width) / modules.value.width));
  const at = `^FO${dots(x)},${dots(y)}`;
  return ok([
    symbology === 'qr'
      ? `${at}^BQN,2,${Math.min(10, narrow)}^FH^FDMA,${fieldData(value)}^FS`
      : `${at}^BY${Math.min(10, narrow)}^BCN,${dots(height)},N,N,N^FH^FD${fieldData(value)}^FS`,
  ]);
}
