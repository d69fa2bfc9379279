import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { cellFormats } from './cell-formats.ts';
import { checkSizes } from './check-sizes.ts';
import { type ShownAs, shownNumber } from './number-format.ts';
import { rowCollector } from './row-collector.ts';
import { type TableLimits, type TableRow, TableFaultError } from './table-row.ts';
import { zipDirectory } from './zip-directory.ts';

/** First bytes of old spreadsheets and of encrypted new ones. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Reads the first sheet of an xlsx file. The size that its directory says is looked at before anything is unpacked, and then held against
 * the content.
 */
export async function readXlsx(bytes: Buffer, limits: TableLimits): Promise<readonly TableRow[]> {
  if (bytes.subarray(0, 8).equals(compoundFile)) throw new TableFaultError({ kind: 'encrypted' });
  const directory = zipDirectory(bytes);
  if (!directory?.some(entry => entry.name === 'xl/workbook.xml')) throw new TableFaultError({ kind: 'notWhatItSays' });
  if (directory.reduce((sum, entry) => sum + entry.unpackedBytes, 0) > limits.unpackedBytes)
    throw new TableFaultError({ kind: 'tooComplex' });
  const collector = rowCollector(limits);
  let row = 0;
  try {
    await checkSizes(bytes, directory);
    const formats = await cellFormats(bytes, directory);
    for await (const { index, values } of streamXlsxRows(bytes)) {
      row = index + 1;
      if (collector.rows.length === 0 && row > 1) collector.add(1, []);
      collector.add(
        row,
        values.map((value, column) => cellText(value, formats(index, column))),
      );
    }
  } catch (error) {
    if (error instanceof TableFaultError) throw error;
    throw new TableFaultError({ kind: 'broken', row: row + 1 });
  }
  return collector.rows;
}

/**
 * A cell as the text that a csv file would hold: percents as percents, codes with their leading zeros. Numbers are cut to the 15
 * digits that spreadsheets show.
 */
export function cellText(value: CellValue, shown?: ShownAs): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return shown ? shownNumber(value, shown, numberText) : numberText(value);
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    const [day = '', time = ''] = value.toISOString().slice(0, 19).split('T');
    return time === '00:00:00' ? day : `${day} ${time}`;
  }
  return String(value);
}

/** Small and huge numbers too are written without an exponent. */
function numberText(value: number): string {
  const cut = Number(value.toPrecision(15));
  return Number.isFinite(cut) && String(cut).includes('e')
    ? cut.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 })
    : String(cut);
}
