import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { allSections } from '@axle/pages';
import { fieldsOf, type PrintedBarcode, printedFields, printsOf, type PrintTemplate, type Resource } from '@axle/page-kit';
import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { setPublicAddress } from '../host/public-address.ts';
import { barcodeModules } from './barcode-modules.ts';
import { missingLetters, type PrintJob } from './print-job.ts';
import { renderPrint } from './render-print.ts';

// the reader would fetch its program over the network
const program = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

const said = (word: string) => ({ zh: word, en: word });
const place = { x: 2, y: 2, width: 56, height: 12 };
const label: PrintTemplate = {
  key: 'label',
  title: said('Label'),
  version: 1,
  sheet: { width: 60, height: 40 },
  per: 'record',
  elements: [
    { kind: 'text', ...place, words: { zh: '品名：{name}', en: 'Name: {name}' }, size: 9, lines: 2 },
    { kind: 'barcode', ...place, y: 16, width: 38, symbology: 'code128', value: '{code}' },
    { kind: 'barcode', ...place, x: 42, y: 16, width: 16, height: 16, symbology: 'qr', value: '{code} {name}' },
  ],
};
const job = (more: Partial<PrintJob> = {}): PrintJob => ({
  template: label,
  language: 'zh-cn',
  records: [{ code: 'BRP-10001', name: '前刹车片 丰田凯美瑞' }],
  labels: {},
  copies: 1,
  ...more,
});

/** The sheets of a PDF: their texts, and what a scanner reads from them. */
async function sheetsOf(given: PrintJob) {
  const rendered = await renderPrint(given);
  if (!rendered.ok) return rendered.refusal.code;
  const document = mupdf.Document.openDocument(rendered.value, 'application/pdf');
  return Promise.all(
    Array.from({ length: document.countPages() }, async (_, index) => {
      const page = document.loadPage(index);
      const scanned = given.template.elements.some(({ kind }) => kind === 'barcode');
      const picture = page.toPixmap(mupdf.Matrix.scale(scanned ? 8 : 1, scanned ? 8 : 1), mupdf.ColorSpace.DeviceRGB).asPNG();
      const codes = !scanned
        ? []
        : await readBarcodes(new Blob([new Uint8Array(picture)]), { formats: ['Code128', 'QRCode'], tryHarder: true });
      const [, , width, height] = page.getBounds();
      return {
        size: [width, height].map(points => Math.round((points / 72) * 25.4)),
        text: page.toStructuredText('').asText().replace(/\s+/g, ' ').trim(),
        codes: codes.map(({ text, format }) => `${format} ${text}`).toSorted(),
      };
    }),
  );
}

describe('a label', () => {
  it('is of its size, its Chinese can be searched, and its barcodes can be scanned', async () => {
    expect(await sheetsOf(job())).toEqual([
      { size: [60, 40], text: '品名：前刹车片 丰田凯美瑞', codes: ['Code128 BRP-10001', 'QRCode BRP-10001 前刹车片 丰田凯美瑞'] },
    ]);
  });

  it('leaves out a barcode that may be missing where it has no value, such as that of a waybill to come', async () => {
    const [words, code, qr] = label.elements as [PrintTemplate['elements'][0], PrintedBarcode, PrintedBarcode];
    const template = { ...label, elements: [words, { ...code, value: '{waybill}', optional: true as const }, qr] };
    const codes = async (waybill: string) =>
      ((await sheetsOf(job({ template, records: [{ code: 'PK1', name: 'a', waybill }] }))) as readonly { codes: string[] }[])[0]!.codes;
    expect([await codes(''), await codes('1Z999')]).toEqual([['QRCode PK1 a'], ['Code128 1Z999', 'QRCode PK1 a']]);
  });

  it('carries an address within the product in full, and none where its number is missing', async () => {
    const [words, code, qr] = label.elements as [PrintTemplate['elements'][0], PrintedBarcode, PrintedBarcode];
    const link = { ...qr, value: '/receiveReportForm?batchNo={batch}', optional: true as const };
    const template = { ...label, elements: [words, code, link] };
    const codes = async (batch: string) =>
      ((await sheetsOf(job({ template, records: [{ code: 'PK1', name: 'a', batch }] }))) as readonly { codes: string[] }[])[0]!.codes;
    setPublicAddress('https://axle.example');
    try {
      expect(await codes('SB-260-520-00001')).toEqual([
        'Code128 PK1',
        'QRCode https://axle.example/receiveReportForm?batchNo=SB26052000001',
      ]);
      expect(await codes('')).toEqual(['Code128 PK1']);
    } finally {
      setPublicAddress(undefined);
    }
  });

  it('is printed for each record, in copies, in the language asked for', async () => {
    const records = [
      { code: 'A-1', name: 'One' },
      { code: 'A-2', name: 'Two' },
    ];
    const sheets = await sheetsOf(job({ records, copies: 2, language: 'en' }));
    expect(Array.isArray(sheets) && sheets.map(({ text, codes }) => [text, codes[0]])).toEqual([
      ['Name: One', 'Code128 A-1'],
      ['Name: Two', 'Code128 A-2'],
      ['Name: One', 'Code128 A-1'],
      ['Name: Two', 'Code128 A-2'],
    ]);
  });

  it('says of a preview that it is one, cuts off what does not fit, and prints a box for letters that no font has', async () => {
    const [sheet] = (await sheetsOf(job({ mark: '预览', records: [{ code: 'A', name: `\u{F0000}${'长'.repeat(80)}` }] }))) as readonly {
      text: string;
    }[];
    expect(sheet?.text).toContain('预览');
    expect(sheet?.text).toContain('品名：□长');
    expect(sheet?.text).toContain('…');
  });

  it.each(['Škoda Octavia', 'Łódź', 'Nguyễn Văn', '현대 아반떼', 'Ελλάδα', 'Ѓорѓи Жуков', '𠮷野家', '㗎啫冇', 'İstanbul ₺5'])(
    'prints %s whole, and so those beside it',
    async name => {
      const records = ['前刹车片', name, 'Brake pad'].map((text, at) => ({ code: `A-${at}`, name: text }));
      const sheets = (await sheetsOf(job({ records }))) as readonly { text: string }[];
      expect(sheets.map(({ text }) => text)).toEqual(records.map(record => `品名：${record.name}`));
      expect(await missingLetters(job({ records }))).toEqual([]);
    },
  );

  it('leaves out what is invisible, takes an accent with its letter, and says which letters are missing', async () => {
    const records = [{ code: 'A', name: '\u200bS\u030ckoda\ufe0f\u202c Fabia\u00a0II \u{F0000}' }];
    const [sheet] = (await sheetsOf(job({ records }))) as readonly { text: string }[];
    expect(sheet?.text).toBe('品名：Škoda Fabia II □');
    expect(await missingLetters(job({ records }))).toEqual([{ text: 'Škoda Fabia II \u{F0000}', letters: '\u{F0000}' }]);
  });

  it('prints a code whole however long it is', async () => {
    const template: PrintTemplate = { ...label, elements: [{ kind: 'text', ...place, width: 36, words: '{code}', size: 10 }] };
    const code = 'WWW-10001-FRONT-LEFT-2015-XXL-WW';
    const [sheet] = (await sheetsOf(job({ template, records: [{ code }] }))) as readonly { text: string }[];
    expect(sheet?.text).toBe(code);
  });

  it('is refused where a barcode cannot hold a value', async () => {
    expect(await sheetsOf(job({ records: [{ code: '刹车', name: '' }] }))).toBe('BARCODE');
    expect(await sheetsOf(job({ records: [{ name: 'no code' }] }))).toBe('BARCODE');
    expect(barcodeModules('gs1-128', '(01)09521234543210').ok).toBe(false);
  });

  it('carries GS1-128', async () => {
    const template: PrintTemplate = {
      ...label,
      elements: [{ kind: 'barcode', ...place, height: 20, symbology: 'gs1-128', value: '(01)09521234543213(10){code}' }],
    };
    const [sheet] = (await sheetsOf(job({ template, records: [{ code: 'ABC' }] }))) as readonly { codes: readonly string[] }[];
    expect(sheet?.codes).toEqual(['Code128 (01)09521234543213(10)ABC']);
  });
});

it('a table goes on over as many sheets as it takes, with its head on each', async () => {
  const template: PrintTemplate = {
    key: 'list',
    title: said('List'),
    version: 1,
    sheet: { width: 210, height: 297 },
    per: 'all',
    elements: [
      {
        kind: 'table',
        x: 10,
        y: 10,
        width: 190,
        height: 277,
        size: 9,
        columns: [
          { field: 'code', width: 40 },
          { field: 'name', width: 100 },
        ],
      },
    ],
  };
  const records = Array.from({ length: 100 }, (_, index) => ({ code: `R-${index}`, name: `零件 ${index}` }));
  const sheets = (await sheetsOf(job({ template, records, labels: { code: '编码', name: '名称' } }))) as readonly { text: string }[];
  expect(sheets.length).toBe(3);
  expect(sheets.every(({ text }) => text.startsWith('编码 名称'))).toBe(true);
  expect(
    sheets
      .map(({ text }) => text)
      .join(' ')
      .match(/R-\d+/g),
  ).toEqual(records.map(({ code }) => code));
});

it('numbers of a table stand below each other on the right, those of lines too', async () => {
  const table = { kind: 'table', x: 10, y: 10, width: 120, height: 200, size: 9 } as const;
  const columns = [
    { field: 'code', width: 40 },
    { field: 'qty', width: 40 },
  ];
  const sheet = { width: 210, height: 297 };
  const template: PrintTemplate = { key: 'list', title: said('List'), version: 1, sheet, per: 'all', elements: [{ ...table, columns }] };
  const records = [
    { code: 'A', qty: '7' },
    { code: 'B', qty: '1,204' },
  ];
  const ends = async (given: PrintJob) => {
    const rendered = await renderPrint(given);
    const page = mupdf.Document.openDocument(rendered.ok ? rendered.value : Buffer.alloc(0), 'application/pdf').loadPage(0);
    const found = page.toStructuredText('').search('7', {});
    const long = page.toStructuredText('').search('1,204', {});
    return [found, long].map(hits => Math.round(hits[0]![0]![2]));
  };
  const labels = { code: 'Code', qty: 'Qty' };
  const [left, longer] = await ends(job({ template, records, labels }));
  expect(longer).toBeGreaterThan(left!);
  const [short, long] = await ends(job({ template, records, labels, numbers: new Set(['qty']) }));
  expect([short, long]).toEqual([long, Math.round((89 * 72) / 25.4)]);
  const ofLines: PrintTemplate = { ...template, per: 'record', elements: [{ ...table, columns, lines: 'lines' }] };
  const numbers = new Set(['lines.qty']);
  expect(await ends(job({ template: ofLines, records: [{}], lines: [{ lines: records }], labels, numbers }))).toEqual([short, long]);
});

const columnsOf = (resource: Resource, { lines = '' }: PrintTemplate): Readonly<Record<string, unknown>> => {
  const field = resource.fields[lines];
  return field?.kind === 'lines' ? field.fields : {};
};

it('the templates of all pages print fields that their records have', async () => {
  const printing = (await allSections())
    .flatMap(({ groups }) => groups.flatMap(({ pages }) => pages))
    .flatMap(page => page.actions.map(action => ({ page, effect: action.effect, prints: printsOf(action) })));
  expect(printing.filter(({ effect, prints }) => (effect === 'print') !== prints.length > 0)).toEqual([]);
  const unknown = printing.flatMap(({ page, prints }) =>
    prints.flatMap(template =>
      printedFields(template)
        .filter(key => !page.resource || !(fieldsOf(page.resource)[key] ?? columnsOf(page.resource, template)[key]))
        .map(key => `${page.key}.${template.key}.${key}`),
    ),
  );
  expect(unknown).toEqual([]);
});
