import { daysInMonth, type LocalDate, localDate, type Refusal } from '@axle/kernel';

type Cells = Readonly<Record<string, string>>;

const badDate: Refusal = {
  code: 'BAD_DATE',
  field: 'periodTo',
  message: { zh: '期间应为 MM/YYYY、MM/DD/YYYY 或 YYYY-MM-DD', en: 'The period must be written MM/YYYY, MM/DD/YYYY or YYYY-MM-DD' },
};

/** [R15] A row of Amazon's ledger summary: its date is a month (`05/2026`) or a day (`05/20/2026`); the span follows from it. */
export function fbaLedgerCells(cells: Cells): { readonly cells: Cells; readonly refusals: readonly Refusal[] } {
  const written = (cells['periodTo'] ?? '').trim();
  if (written === '') return { cells, refusals: [] };
  const span = spanOf(written);
  if (!span) return { cells, refusals: [badDate] };
  const given = (cells['periodFrom'] ?? '').trim();
  return { cells: { ...cells, periodFrom: given === '' ? span.from : given, periodTo: span.to }, refusals: [] };
}

function spanOf(written: string): { readonly from: LocalDate; readonly to: LocalDate } | undefined {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  if (year !== undefined) return monthOf(Number(year), Number(month));
  const [, inMonth, day, inYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  const read = localDate(inYear === undefined ? written.slice(0, 10) : `${inYear}-${two(inMonth)}-${two(day)}`);
  return read.ok ? { from: read.value, to: read.value } : undefined;
}

const two = (digits = ''): string => digits.padStart(2, '0');

function monthOf(year: number, month: number): { readonly from: LocalDate; readonly to: LocalDate } | undefined {
  if (month < 1 || month > 12) return undefined;
  const head = `${year}-${two(String(month))}`;
  return { from: `${head}-01` as LocalDate, to: `${head}-${two(String(daysInMonth(year, month)))}` as LocalDate };
}
