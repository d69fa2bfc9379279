import { correctedQty, type FbaReportLine, reportExceptions } from '@axle/inventory';
import type { Decimal, LocalDate, Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Step } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { changeLocked } from '../../../platform/resources/write-record.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';

const refusals = {
  gone: { code: 'NO_REPORT', message: { zh: '该日报表已不存在，请重新检查', en: 'The report of that day no longer exists; recheck' } },
  noFormer: {
    code: 'NO_FORMER',
    message: {
      zh: '推不出应有数量，请用“更正数量”填写',
      en: 'The previous report gives no quantity; enter it with “Correct quantity”',
    },
  },
  movements: {
    code: 'BAD_MOVEMENTS',
    message: { zh: '收发数量也不合理，请重新导入该报表', en: 'Its movements are invalid too: import that report again' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const lineOf = (report: RecordRow): FbaReportLine => {
  const given = ['received', 'shipped', 'returned', 'adjusted'].flatMap(key => (report[key] === undefined ? [] : [[key, report[key]]]));
  return { day: report['reportDate'] as LocalDate, qty: report['qty'] as Decimal, ...Object.fromEntries(given) };
};

/** [FBA6] Corrects the stock of a report: to the given quantity, else to the one that follows from the previous report. */
export async function correctReport(
  parts: Parameters<Step>[0],
  { store, site, fnsku, reportDate }: RecordRow,
  input: RecordValues,
): Promise<Refusal | undefined> {
  const forbidden = await forbiddenOn(parts, 'fbaReport', 'import', { zh: '导入', en: 'Import' });
  if (forbidden) return forbidden;
  const reports = onPage(parts, 'fbaReport');
  const found = await lockRows(
    parts.database,
    reports,
    sql<boolean>`t.store = ${store as number} and t.site = ${site as number} and t.fnsku = ${fnsku as string}
      and t.report_date in (${reportDate as string}::date, (select max(r.report_date) from fba_report r where r.store = t.store
        and r.site = t.site and r.fnsku = t.fnsku and r.report_date < ${reportDate as string}::date))`,
  );
  const report = found.find(row => row['reportDate'] === reportDate);
  if (!report) return refusals.gone;
  const former = found.find(row => row['reportDate'] !== reportDate);
  const qty = input['qty'] === undefined ? correctedQty(former && lineOf(former), lineOf(report)) : (String(input['qty']) as Decimal);
  if (qty === undefined) return refusals.noFormer;
  if (reportExceptions([{ ...lineOf(report), qty }]).length > 0) return refusals.movements;
  const changed = await changeLocked(parts.database, reports, report, { qty });
  return changed.ok ? undefined : changed.refusal[0];
}
