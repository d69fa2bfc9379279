import { buffer } from 'node:stream/consumers';
import { inLanguage, ok, type Result } from '@axle/kernel';
import { drawnColumns, type PrintedBarcode, type PrintedPicture, type PrintTemplate, scannedNumber } from '@axle/page-kit';
import PdfDocument from 'pdfkit';
import { barcodeModules, type BarcodeModules } from './barcode-modules.ts';
import { printFonts } from './print-fonts.ts';
import { codeOf, printableJob, type PrintJob, type RecordTexts, textsOf, wordsOf } from './print-job.ts';
import { drawPictures } from './draw-pictures.ts';
import { drawProse } from './draw-prose.ts';
import { columnsOf, drawTable } from './draw-table.ts';
import { type Pen, penOf, points } from './print-pen.ts';
import type { DrawnPicture } from './printed-pictures.ts';

/** Renders a PDF; refused with `BARCODE` where a value cannot be encoded. */
export const renderPrint = (given: PrintJob): Promise<Result<Buffer>> => renderPrints([given]);

/** Renders several jobs as one PDF, one after the other; there is at least one. */
export async function renderPrints(given: readonly PrintJob[]): Promise<Result<Buffer>> {
  const jobs = given.map(printableJob);
  const codes = codesOf(jobs);
  if (!codes.ok) return codes;
  const [{ template: first, language }] = jobs as [PrintJob];
  const fonts = await printFonts(jobs.flatMap(textsOf));
  const document = new PdfDocument({ margin: 0, autoFirstPage: false, info: { Title: inLanguage(first.title, language) } });
  const whole = buffer(document);
  for (const [part, { bytes }] of fonts.parts) document.registerFont(part, bytes);
  for (const job of jobs) {
    const { sheet: paper, tiles, per } = job.template;
    const pen = penOf(document, fonts, { size: [points(paper.width), points(paper.height)], mark: job.mark });
    const sheets =
      per === 'record'
        ? job.records.map((record, at) => ({
            records: [record],
            lines: job.lines?.[at],
            pictures: job.pictures?.[at],
            placed: job.placed?.[at],
          }))
        : [{ records: job.records }];
    if (tiles) drawTiles(pen, job, tiles, codes.value);
    else for (let copy = 0; copy < job.copies; copy++) for (const sheet of sheets) drawSheet(pen, job, sheet, codes.value);
  }
  document.end();
  return ok(await whole);
}

/** Every barcode of some jobs, each once. */
function codesOf(jobs: readonly PrintJob[]): Result<ReadonlyMap<string, BarcodeModules>> {
  const codes = new Map<string, BarcodeModules>();
  for (const job of jobs) {
    for (const record of job.records)
      for (const element of job.template.elements) {
        if (element.kind !== 'barcode') continue;
        const value = codeOf(element, record);
        if (element.optional && value === '') continue;
        const modules = barcodeModules(element.symbology, value);
        if (!modules.ok) return modules;
        codes.set(`${element.symbology} ${value}`, modules.value);
      }
    for (const value of cellCodes(job)) {
      const modules = barcodeModules('code128', scannedNumber(value));
      if (!modules.ok) return modules;
      codes.set(`code128 ${value}`, modules.value);
    }
  }
  return ok(codes);
}

/** What stands in the cells of tables that are barcodes too. */
const cellCodes = ({ template, records, lines = [] }: PrintJob): ReadonlySet<string> =>
  new Set(
    template.elements.flatMap(element => {
      if (element.kind !== 'table') return [];
      const { lines: field } = element;
      const rows = field === undefined ? records : lines.flatMap(own => own[field] ?? []);
      const coded = element.columns.filter(({ barcode }) => barcode);
      return coded.flatMap(column => rows.map(row => row[column.field] ?? '')).filter(value => value !== '');
    }),
  );

/** Records on sheets of labels, row by row; every copy of a record beside the one before. */
function drawTiles(
  pen: Pen,
  { template, language, records, copies }: PrintJob,
  { across, down, width, height }: NonNullable<PrintTemplate['tiles']>,
  codes: ReadonlyMap<string, BarcodeModules>,
): void {
  const labels = records.flatMap(record => Array.from({ length: copies }, () => record));
  for (const [place, record] of labels.entries()) {
    const at = place % (across * down);
    if (at === 0) pen.sheet();
    const [x, y] = [(at % across) * width, Math.floor(at / across) * height];
    for (const element of template.elements) {
      const moved = { ...element, x: element.x + x, y: element.y + y };
      if (moved.kind === 'text') pen.text(moved, wordsOf(moved.words, record, language));
      else if (moved.kind === 'barcode') drawBarcode(pen, moved, record, codes);
    }
  }
}

/** Draws a barcode, unless it is one that was left out. */
function drawBarcode(pen: Pen, element: PrintedBarcode, record: RecordTexts, codes: ReadonlyMap<string, BarcodeModules>): void {
  const modules = codes.get(`${element.symbology} ${codeOf(element, record)}`);
  if (modules) pen.barcode(element, modules);
}

/** Draws a picture in its place, where the record has one. */
function drawPlaced(pen: Pen, element: PrintedPicture, placed: Readonly<Record<string, DrawnPicture>>): void {
  const picture = placed[element.field];
  if (picture) pen.picture(element, picture);
}

/** What a sheet, or the sheets of a record, are about. */
interface PrintedSheet {
  readonly records: readonly RecordTexts[];
  readonly lines?: NonNullable<PrintJob['lines']>[number] | undefined;
  readonly pictures?: readonly DrawnPicture[] | undefined;
  readonly placed?: Readonly<Record<string, DrawnPicture>> | undefined;
}

function drawSheet(
  pen: Pen,
  { template, language, labels, numbers = new Set() }: PrintJob,
  { records, lines, pictures = [], placed = {} }: PrintedSheet,
  codes: ReadonlyMap<string, BarcodeModules>,
): void {
  pen.sheet();
  const [first = {}] = records;
  for (const element of template.elements) {
    if (element.kind === 'text') pen.text(element, wordsOf(element.words, first, language));
    else if (element.kind === 'barcode') drawBarcode(pen, element, first, codes);
    else if (element.kind === 'prose') drawProse(pen, element, first, language);
    else if (element.kind === 'picture') drawPlaced(pen, element, placed);
    else if (element.kind === 'pictures') drawPictures(pen, element, pictures, { record: first, language });
    else {
      const table = { ...element, columns: drawnColumns(element, first) };
      if (element.lines === undefined) drawTable(pen, table, records, { heads: labels, numbers }, codes);
      else drawTable(pen, table, lines?.[element.lines] ?? [], columnsOf(element.lines, labels, numbers), codes);
    }
  }
}
