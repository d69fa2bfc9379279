import type { Decimal, LocalDate, Text } from '@axle/kernel';
import { type EnumOption, type Line, linesIn, type LinesField, type RecordValues, type Tool } from '@axle/page-kit';
import { type PeriodKind, periodName } from '@axle/purchasing';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** A figure with its unit as people read it; a dash where there is none. */
export function shownFigure(value: unknown, unit: unknown): string {
  if (value === undefined) return '—';
  if (unit === 'count') return shownDecimal(value as Decimal);
  return unit === 'percent' ? `${shownDecimal(value as Decimal, 2)}%` : shownDecimal(value as Decimal, 2);
}

/** A table of the reply of a board, and its definition. */
export const tableOf = (
  tool: Tool,
  values: RecordValues,
  name: string,
): { readonly field: LinesField; readonly lines: readonly Line[] } => ({
  field: tool.results[name] as LinesField,
  lines: linesIn(values, name),
});

/** What an option of a column is called. */
export function optionOf({ fields }: LinesField, column: string, code: unknown): Text | undefined {
  const field = fields[column];
  return field?.kind === 'enum' ? (field.options as readonly EnumOption[]).find(option => option.code === code)?.label : undefined;
}

/** Conditions of the board that hold for the rows behind its figures too. */
const passedOn = ['supplierType', 'buyer', 'supplier', 'companyEntity', 'category', 'currency'];

/** The values of the detail's inputs behind a figure, under the conditions of the board. */
export const detailInputs = ({ inputs }: Tool, tile: Line, asked: RecordValues): RecordValues => ({
  kpi: tile['kpi'],
  ...('month' in inputs
    ? { month: String(tile['from']).slice(0, 7) }
    : { period: periodName(asked['period'] as PeriodKind, { from: tile['from'] as LocalDate, to: tile['to'] as LocalDate }) }),
  ...Object.fromEntries(passedOn.map(name => [name, asked[name]])),
});

/** Whether an input of the rows behind a figure is a condition of the board itself. */
export const isOfBoard = (name: string): boolean => ['period', 'month', ...passedOn].includes(name);
