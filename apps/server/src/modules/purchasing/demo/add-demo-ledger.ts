import { unrestricted } from '@axle/permissions';
import { addDays, addMonths, type LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { periodOf } from '@axle/purchasing';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { closePeriod } from '../ledger/close-periods.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';

/** A voucher by hand of the demo: which accounts, how much, why, and what was decided. */
interface DemoAdjustment {
  readonly debit: string;
  readonly credit: string;
  readonly amount: string;
  readonly memo: string;
  readonly daysAgo: number;
  readonly decided?: 'approve' | 'reject';
}

const adjustments: readonly DemoAdjustment[] = [
  { debit: 'ppv', credit: 'ap', amount: '12.6', memo: '上月对账尾差，供应商对账单已确认', daysAgo: 4, decided: 'approve' },
  { debit: 'ap', credit: 'ppv', amount: '0.35', memo: '发票税额四舍五入差异，按税务发票调整', daysAgo: 2, decided: 'approve' },
  { debit: 'ap', credit: 'bank', amount: '1860', memo: '代付样品快递费，应由供应商承担', daysAgo: 1, decided: 'reject' },
  { debit: 'ap', credit: 'deduct', amount: '240', memo: '包装破损扣款，供应商邮件确认待补单据', daysAgo: 0 },
];

/** Adds vouchers by hand, and closed months. */
export const addDemoLedger = demoStep('supplierLedger', ['statements'], async ({ transaction, registry, person, now }) => {
  const today = businessDay(now);
  const [accountant, manager] = [person('accountant'), person('financeManager')];
  const access = unrestricted(accountant);
  const { rows } = await sql<{ supplier: number; companyEntity: number; currency: string }>`
    select supplier, company_entity as "companyEntity", currency from supplier_balance order by id limit 2`.execute(transaction);
  const thisMonth = `${periodOf(today)}-01` as LocalDate;
  const months = [-3, -2].map(back => addMonths(thisMonth, back));
  for (const companyEntity of new Set(rows.map(row => row.companyEntity)))
    for (const month of months) {
      const parts = ownParts(transaction, { registry, access, now }, 'ledgerPeriods');
      const reply = await closePeriod({ parts, targets: [], input: { companyEntity, period: periodOf(month) } });
      if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
    }
  for (const [at, { debit, credit, amount, memo, daysAgo, decided }] of adjustments.entries()) {
    const account = rows[at % Math.max(1, rows.length)];
    if (!account) return;
    const steps: Readonly<Record<string, readonly DocumentStep[]>> = {
      approve: [['approve', manager]],
      reject: [['reject', manager, { rejectReason: '请走扣款单据，不要手工调账' }]],
    };
    const lines = [
      { account: debit, debit: amount },
      { account: credit, credit: amount },
    ];
    const day = addDays(today, -daysAgo);
    // the last month's statement of an account may be locked
    const values = { ...account, accountDate: day < thisMonth ? thisMonth : day, memo, lines };
    await leadingDemo(transaction, registry, now)('ledgerAdjustment', accountant, values, decided ? steps[decided]! : []);
  }
});
