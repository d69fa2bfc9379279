import { ok, type Result } from '@axle/kernel';
import type { PrintedBarcode, PrintedText } from '@axle/page-kit';
import { barcodeModules } from './barcode-modules.ts';
import { fitText } from './fit-text.ts';
import { lettersAsDots } from './letters-as-dots.ts';
import { type PrintFonts, printFonts } from './print-fonts.ts';
import { codeOf, printableJob, type PrintJob, textsOf, wordsOf } from './print-job.ts';
import { ascent, lineHeight } from './print-pen.ts';

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
export async function renderZpl(given: PrintJob): Promise<Result<Buffer>> {
  const job = printableJob(given);
  const { template, language, records, copies } = job;
  const fonts = await printFonts(textsOf(job));
  const { width, height } = template.sheet;
  const labels: string[] = [];
  for (const record of records) {
    const lines = ['^XA', '^CI28', `^PW${dots(width)}`, `^LL${dots(height)}`];
    for (const element of template.elements) {
      if (element.kind === 'text') lines.push(...textField(fonts, element, wordsOf(element.words, record, language)));
      if (element.kind !== 'barcode') continue;
      const value = codeOf(element, record);
      if (element.optional && value === '') continue;
      const code = codeField(element, value);
      if (!code.ok) return code;
      lines.push(...code.value);
    }
    labels.push([...lines, `^PQ${copies}`, '^XZ'].join('\n'));
  }
  return ok(Buffer.from(`${labels.join('\n')}\n`, 'utf8'));
}

/** Letters that every label printer has. */
const ofPrinter = /^[\x20-\x7e\xa1-\xff]*$/;

/** A text in the printer's own letters, narrower than those that it is measured by, or as dots where it does not have them all. */
function textField(fonts: PrintFonts, element: PrintedText, words: string): readonly string[] {
  if (words === '') return [];
  const { align = 'left', lines = 1 } = element;
  const width = dots(element.width);
  const at = `^FO${dots(element.x)},${dots(element.y)}`;
  const wanted = element.size * dotsOfPoint;
  const fitted = fitText(words, { width, size: wanted, lines }, fonts.widthOf);
  const high = Math.round(fitted.size);
  if (fitted.lines.every(line => ofPrinter.test(line)))
    return [`${at}^A0N,${high},${high}^FB${width},${lines},0,${justified[align]}^FH^FD${fitted.lines.map(fieldData).join('\\&')}^FS`];
  const step = wanted * lineHeight;
  const height = Math.ceil(fitted.lines.length * step);
  const dotted = fitted.lines.map((text, index) => {
    const room = width - fonts.widthOf(text) * fitted.size;
    const x = { left: 0, center: room / 2, right: room }[align];
    return { text, x, foot: index * step + ascent * fitted.size, size: fitted.size };
  });
  const field = lettersAsDots(fonts, dotted, width, height);
  return [`${at}^GFA,${field.length},${field.length},${field.length / height},${field.toString('hex').toUpperCase()}^FS`];
}

function codeField({ x, y, width, height, symbology }: PrintedBarcode, value: string): Result<readonly string[]> {
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
