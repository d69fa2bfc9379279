import { eachTag } from './xml-tags.ts';
import { unpackEntry, type ZipEntry } from './zip-directory.ts';

/** What of a workbook is read. */
export interface Workbook {
  /** Days are counted from 1904 on, as old programs of the Mac did. */
  readonly from1904: boolean;
  /** The first sheet that people see; undefined where the workbook has none. */
  sheet(): AsyncIterable<Buffer> | undefined;
  /** The texts that cells name by number. */
  strings(): AsyncIterable<Buffer> | undefined;
  styles(): AsyncIterable<Buffer> | undefined;
}

/** Opens a workbook: which of its files hold what, it says itself. */
export async function openWorkbook(bytes: Buffer, directory: readonly ZipEntry[]): Promise<Workbook> {
  const open = (name: string | undefined) => {
    const entry = directory.find(one => one.name === name);
    return entry && unpackEntry(bytes, entry);
  };
  const sheets: { readonly relation: string | undefined; readonly hidden: boolean }[] = [];
  let from1904 = false;
  await eachTag(open('xl/workbook.xml'), {
    opened(tag, attributes) {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const relation = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
      sheets.push({ relation, hidden: /hidden$/i.test(attributes['state'] ?? '') });
    },
  });
  const relations = new Map<string, { readonly type: string; readonly file: string }>();
  await eachTag(open('xl/_rels/workbook.xml.rels'), {
    opened(tag, { Id = '', Type = '', Target = '' }) {
      if (tag === 'Relationship')
        relations.set(Id, { type: Type.replace(/^.*\//, ''), file: new URL(Target, 'zip:///xl/').pathname.slice(1) });
    },
  });
  const related = (type: string) => [...relations.values()].find(one => one.type === type)?.file;
  const shown = sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  return {
    from1904,
    sheet: () => open(relations.get(shown?.relation ?? '')?.file),
    strings: () => open(related('sharedStrings')),
    styles: () => open(related('styles')),
  };
}
