import type { Refusal, Text } from '@axle/kernel';

/** Codes of row errors with their names. */
export const rowErrorCodes = {
  REQUIRED: { zh: '必填', en: 'Required' },
  FORMAT: { zh: '格式错误', en: 'Wrong format' },
  RANGE: { zh: '超出范围', en: 'Out of range' },
  NOT_FOUND: { zh: '不存在', en: 'Not found' },
  DUPLICATE_IN_FILE: { zh: '文件内重复', en: 'Duplicate in file' },
  DUPLICATE_IN_DB: { zh: '系统已存在', en: 'Already exists' },
  FORBIDDEN: { zh: '无权限', en: 'No permission' },
  STATE: { zh: '状态不允许', en: 'Status does not allow it' },
  RULE: { zh: '业务规则不符', en: 'Violates a business rule' },
} as const satisfies Readonly<Record<string, Text>>;

/** Code of a row error. */
export type RowErrorCode = keyof typeof rowErrorCodes;

/** One fault of one row. */
export interface RowError {
  /** Row number of the file; the header is row 1. */
  readonly row: number;
  /** Field key; empty when the fault concerns the whole row. */
  readonly column: string;
  readonly code: RowErrorCode;
  /** What the cell held. */
  readonly value: string;
  readonly message: Text;
}

/** [T5] The code that a refusal has as a row error: its own where it is one, otherwise RULE. */
export const rowErrorCode = (code: string): RowErrorCode => (Object.hasOwn(rowErrorCodes, code) ? (code as RowErrorCode) : 'RULE');

/** [T5] Every refusal of a row as a row error, with the cell that it speaks of. */
export const rowErrorsOf = (row: number, refusals: readonly Refusal[], cells: Readonly<Record<string, string>>): readonly RowError[] =>
  refusals.map(({ code, field = '', message }) => ({ row, column: field, code: rowErrorCode(code), value: cells[field] ?? '', message }));

/** [T5] Row errors by row, then by column in the template's order; faults of a whole row first. */
export function orderedRowErrors(errors: readonly RowError[], columns: readonly string[]): readonly RowError[] {
  const place = new Map(columns.map((column, index) => [column, index]));
  const rank = (error: RowError) => (error.column === '' ? -1 : (place.get(error.column) ?? columns.length));
  return errors.toSorted((one, other) => one.row - other.row || rank(one) - rank(other));
}

/** Rows of an import by what became of them. */
export interface RowCounts {
  readonly rows: number;
  readonly okRows: number;
  readonly badRows: number;
  readonly skippedRows: number;
}

/** [T5] Counts rows: a row with any error is bad, rows that change nothing are skipped, the others are good. */
export function rowCounts(rows: number, errors: readonly RowError[], skippedRows: number): RowCounts {
  const badRows = new Set(errors.map(error => error.row)).size;
  return { rows, okRows: rows - badRows - skippedRows, badRows, skippedRows };
}
