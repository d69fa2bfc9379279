import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import { type ShownAs, shownAs } from './number-format.ts';
import { unpackEntry, type ZipEntry } from './zip-directory.ts';

/** How the number in a cell is shown; rows and columns count from 0. Undefined where its digits say everything. */
export type CellFormats = (row: number, column: number) => ShownAs | undefined;

type Attributes = Readonly<Record<string, string>>;

const columnsAtMost = 16_384;

/**
 * The formats of the cells of a workbook's first sheet. Cells name a style by number, so the sheet is looked through only when
 * the workbook has a style that shows numbers otherwise than they are stored.
 */
export async function cellFormats(bytes: Buffer, directory: readonly ZipEntry[]): Promise<CellFormats> {
  const open = (name: string) => {
    const entry = directory.find(one => one.name === name);
    return entry && unpackEntry(bytes, entry);
  };
  const styles = await styleFormats(open('xl/styles.xml'));
  const sheet = styles.size > 0 ? open(await firstSheet(open)) : undefined;
  const formats = new Map<number, ShownAs>();
  let [row, column] = [-1, -1];
  await eachTag(sheet, (tag, { r, s }) => {
    if (tag === 'row') [row, column] = [r === undefined ? row + 1 : Number(r) - 1, -1];
    if (tag !== 'c') return;
    column = r === undefined ? column + 1 : columnOf(r);
    const shown = styles.get(Number(s));
    if (shown) formats.set(row * columnsAtMost + column, shown);
  });
  return (at, along) => formats.get(at * columnsAtMost + along);
}

/** The styles, by number, that show numbers otherwise than they are stored. */
async function styleFormats(content: AsyncIterable<Buffer> | undefined): Promise<ReadonlyMap<number, ShownAs>> {
  const codes = new Map<number, string>();
  const styles = new Map<number, ShownAs>();
  let [within, count] = [false, 0];
  await eachTag(
    content,
    (tag, { numFmtId, formatCode }) => {
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (tag === 'cellXfs') within = true;
      if (tag !== 'xf' || !within) return;
      const shown = shownAs(Number(numFmtId ?? 0), codes.get(Number(numFmtId)));
      if (shown) styles.set(count, shown);
      count++;
    },
    tag => {
      if (tag === 'cellXfs') within = false;
    },
  );
  return styles;
}

/** Where in the archive the first sheet stands: the workbook names it by a relation, whose target is written elsewhere. */
async function firstSheet(open: (name: string) => AsyncIterable<Buffer> | undefined): Promise<string> {
  let relation: string | undefined;
  await eachTag(open('xl/workbook.xml'), (tag, attributes) => {
    if (tag === 'sheet') relation ??= Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
  });
  let target = '';
  await eachTag(open('xl/_rels/workbook.xml.rels'), (tag, { Id, Target }) => {
    if (tag === 'Relationship' && Id === relation) target = Target ?? '';
  });
  return new URL(target, 'zip:///xl/').pathname.slice(1);
}

/** Goes through the tags of an XML text; prefixes of names are left out. */
async function eachTag(
  content: AsyncIterable<Buffer> | undefined,
  opened: (tag: string, attributes: Attributes) => void,
  closed: (tag: string) => void = () => {},
): Promise<void> {
  if (!content) return;
  const parser = new SaxesParser();
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', tag => opened(bare(tag.name), tag.attributes));
  parser.on('closetag', tag => closed(bare(tag.name)));
  const decoder = new StringDecoder('utf8');
  for await (const chunk of content) parser.write(decoder.write(chunk));
  parser.close();
}

/** The column of a cell's address: `AB12` is 27. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of address.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
