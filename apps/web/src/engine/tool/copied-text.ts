import { inLanguage, type Language } from '@axle/kernel';
import { columnLabel, formatValue, type Line, type LinesField } from '@axle/page-kit';

/** Lines as a spreadsheet takes them from the clipboard. */
export const asCells = ({ fields }: LinesField, lines: readonly Line[], language: Language): string =>
  [
    Object.values(fields).map(field => inLanguage(columnLabel(field), language)),
    ...lines.map(line => Object.entries(fields).map(([column, field]) => formatValue(field, line[column], language))),
  ]
    .map(row => row.map(cell => cell.replace(/[\t\n]/g, ' ')).join('\t'))
    .join('\n');

/** Lines as they are put into a message: one a row, of these columns those that hold something; a number says what it counts. */
export const asText = ({ fields }: LinesField, columns: readonly string[], lines: readonly Line[], language: Language): string =>
  lines
    .map(line =>
      columns
        .flatMap(column => {
          const field = fields[column];
          const value = field ? formatValue(field, line[column], language).replace(/\s+/g, ' ').trim() : '';
          if (!field || value === '') return [];
          return [field.kind === 'integer' ? `${inLanguage(columnLabel(field), language)} ${value}` : value];
        })
        .join(' · '),
    )
    .join('\n');
