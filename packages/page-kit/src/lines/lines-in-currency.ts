import type { LinesField } from '../field/field.ts';
import { inRecord } from '../kinds/decimal-text.ts';
import type { RecordValues } from '../resource/resource.ts';

/** Lines whose amounts go by the currency of their record, as they are of that record: with the digits of its currency. */
export function linesInCurrency(lines: LinesField, record: RecordValues): LinesField {
  const fields = Object.entries(lines.fields).map(([column, field]) => {
    const companion = field.kind === 'money' && 'field' in field.currency ? field.currency.field : undefined;
    return [column, companion === undefined || lines.fields[companion] ? field : inRecord(field, record)] as const;
  });
  return { ...lines, fields: Object.fromEntries(fields) as LinesField['fields'] };
}
