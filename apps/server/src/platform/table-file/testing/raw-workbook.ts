import { lyingZip } from './lying-zip.ts';

/** A workbook written by hand: what its sheets hold, and which of them people do not see. */
interface RawWorkbook {
  /** The rows of each sheet as XML. */
  readonly sheets: readonly { readonly rows: string; readonly state?: 'hidden' | 'veryHidden' }[];
  /** Number formats by their codes: a cell names one as `s="1"` for the first, and `s="0"` is General. */
  readonly formats?: readonly string[];
  readonly date1904?: boolean;
}

/** A workbook as other programs may write it, with cells that our own writer does not write. */
export function rawWorkbook({ sheets, formats = [], date1904 = false }: RawWorkbook): Buffer {
  const named = sheets.map(
    ({ state }, at) => `<sheet name="S${at}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="r${at}"/>`,
  );
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const files: Readonly<Record<string, string>> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${Number(date1904)}"/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`))
      .join('')}${relation('style', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
      .join(
        '',
      )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at}.xml`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`]),
    ),
  };
  return lyingZip(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(`<?xml version="1.0"?>${content}`) })));
}

/** A cell of a text. */
export const textCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row of texts. */
export const textRow = (...texts: readonly string[]): string => `<row>${texts.map(textCell).join('')}</row>`;
