import { cellStyles } from './cell-styles.ts';
import { readSheet } from './read-sheet.ts';
import { rowCollector } from './row-collector.ts';
import { workbookTexts } from './workbook-texts.ts';
import { type ReadTable, type TableLimits, TableFaultError } from './table-row.ts';
import { openWorkbook } from './workbook.ts';
import { unpacksTooFar, zipDirectory } from './zip-directory.ts';

/** First bytes of old spreadsheets and of encrypted new ones. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Reads the first sheet of an xlsx file that is not hidden. The size that its directory says is looked at before anything is unpacked, and
 * nothing unpacks to more than it says.
 */
export async function readXlsx(bytes: Buffer, limits: TableLimits): Promise<ReadTable> {
  if (bytes.subarray(0, 8).equals(compoundFile)) throw new TableFaultError({ kind: 'encrypted' });
  const directory = zipDirectory(bytes);
  if (!directory?.some(entry => entry.name === 'xl/workbook.xml')) throw new TableFaultError({ kind: 'notWhatItSays' });
  if (unpacksTooFar(directory, limits.unpackedBytes)) throw new TableFaultError({ kind: 'tooComplex' });
  const collector = rowCollector(limits);
  const hiddenRows: number[] = [];
  let last = 0;
  try {
    const workbook = await openWorkbook(bytes, directory);
    const strings = await workbookTexts(workbook.strings());
    const parts = { strings, styles: await cellStyles(workbook.styles()), from1904: workbook.from1904 };
    await readSheet(workbook.sheet(), parts, ({ row, cells, marks, hidden }) => {
      last = row;
      if (collector.rows.length === 0 && row > 1) collector.add(1, []);
      const isThere = collector.add(row, cells, marks);
      if (hidden && isThere && row > 1) hiddenRows.push(row);
    });
  } catch (error) {
    if (error instanceof TableFaultError) throw error;
    throw new TableFaultError({ kind: 'broken', row: last + 1 });
  }
  return { rows: collector.rows, reading: hiddenRows.length > 0 ? { hiddenRows: hiddenRows.length, firstHidden: hiddenRows[0]! } : {} };
}
