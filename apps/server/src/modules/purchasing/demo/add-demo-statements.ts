import { unrestricted } from '@axle/permissions';
import { add, addDays, addMonths, type Decimal, type LocalDate } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { endOfPeriod, periodOf } from '@axle/purchasing';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { keepPicture, signature } from './demo-pictures.ts';
import { takenOver } from './taken-over.ts';

/** How far the statement of an account came: what the supplier says is ours and so much more. */
type Course = 'draft' | 'sent' | 'confirmed' | 'rounded' | 'disputed' | 'resent' | 'locked';

/** What became of the statements of the last month, account by account; earlier ones are locked. */
const lastMonth: readonly Course[] = ['locked', 'confirmed', 'disputed', 'sent', 'rounded', 'resent', 'draft'];

/** What became of those of all other suppliers, in turn. */
const others: readonly Course[] = ['locked', 'locked', 'confirmed', 'sent'];

interface Statement {
  readonly id: number;
  readonly supplier: number;
  readonly period: string;
  readonly closing: Decimal;
  /** The first voucher that it lists. */
  readonly voucher: string | null;
}

/** What is done with a statement, so many days behind its month, by the accountant and the finance manager. */
function courseOf(
  course: Course,
  { closing, voucher }: Statement,
  who: { accountant: number; manager: number; signed: RecordValues },
): readonly (readonly [number, DocumentStep])[] {
  const { accountant, manager, signed } = who;
  const send = [2, ['send', accountant]] as const;
  const reply = (more: string, note?: string) =>
    [5, ['enterReply', accountant, { supplierClosing: add(closing, more as Decimal), ...(note ? { replyNote: note } : signed) }]] as const;
  const objects = [
    6,
    ['dispute', accountant, { line: 1, amount: '50', text: '第1行：供应商的送货单多一箱，金额相差50.00，请核对签收单' }],
  ] as const;
  const dispute = reply('50', '供应商称另有一张运费发票未入账');
  const resolve = [
    8,
    ['resolve', accountant, { resolution: 'entry', documentNo: voucher, text: '运费已含在该笔入账中，供应商已核对' }],
  ] as const;
  switch (course) {
    case 'draft':
      return [];
    case 'sent':
      return [send];
    case 'confirmed':
      return [send, reply('0')];
    case 'rounded':
      return [send, reply('0.35', '税额四舍五入差异')];
    case 'disputed':
      return [send, dispute, objects];
    case 'resent':
      return voucher === null ? [send, dispute] : [send, dispute, resolve];
    case 'locked':
      return [send, reply('0'), [9, ['lock', manager]]];
  }
}

/** Makes the statements of a month on the day behind it. */
async function generate({ transaction, registry, person }: Demo, period: string, now: Date): Promise<void> {
  const access = unrestricted(person('accountant'));
  const parts = ownParts(transaction, { registry, access, now }, 'purchaseReconciliation');
  const reply = await registry.part(actions, 'purchaseReconciliation.generate')!({ parts, targets: [], input: { period } });
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
}

/** The statement as suppliers sign it, where there are files. */
const signedStatement = async (demo: Demo): Promise<RecordValues> =>
  demo.files ? { confirmFile: await keepPicture(demo, demo.files, '对账单回签.png', signature, demo.person('accountant')) } : {};

/**
 * Adds accounts of suppliers that were taken over from the books before, and the statements of three months: earlier ones locked, those of
 * the last month wherever they came.
 */
export const addDemoStatements = demoStep(
  'statements',
  ['recipients', 'prepayments', 'claims', 'shipBatches', 'prepaidGoods', 'overseasSettled'],
  async demo => {
    const { transaction, registry, person, now } = demo;
    const today = businessDay(now);
    const who = { accountant: person('accountant'), manager: person('financeManager'), signed: await signedStatement(demo) };
    const { rows: suppliers } = await sql<{ id: number; currency: string; company: number }>`
    select s.id, s.currency, (select min(id) from company_entity) as company from supplier s
    where s.stage in ('trial', 'qualified')
      and exists (select from recipient_email r where r.supplier = s.id and r.mail_kind in ('all', 'RECON_STMT'))
    order by exists (select from supplier_balance b where b.supplier = s.id), s.id limit ${lastMonth.length}`.execute(transaction);
    // nobody does anything tomorrow
    const then = (day: LocalDate) => (day < today ? new Date(`${day}T06:00:00Z`) : now);
    const months = [-3, -2, -1].map(back => periodOf(addMonths(`${periodOf(today)}-01` as LocalDate, back)));
    for (const voucher of takenOver(suppliers, months)) {
      const at = then(voucher.accountDate);
      await leadingDemo(transaction, registry, at)('ledgerAdjustment', who.accountant, voucher, [['approve', who.manager]]);
    }
    const place = new Map(suppliers.map(({ id }, at) => [id, at]));
    for (const period of months) {
      const end = endOfPeriod(period);
      await generate(demo, period, then(addDays(end, 1)));
      const { rows } = await sql<Statement>`
      select id, supplier, period, trim_scale(closing)::text as closing, (
        select l.voucher_no from reconciliation_lines l join ledger_voucher v on v.voucher_no = l.voucher_no and v.event <> 'adj'
        where l.record_id = reconciliation.id order by l.line_no limit 1) as voucher
      from reconciliation
      where period = ${period} and (supplier = any(${suppliers.map(({ id }) => id)}::bigint[]) and closing <> 0
        or exists (select from supplier_contacts c where c.record_id = reconciliation.supplier and c.email is not null))
      order by id`.execute(transaction);
      for (const statement of rows) {
        const { id, supplier } = statement;
        const own = place.get(supplier);
        const last = own === undefined ? others[id % others.length]! : lastMonth[own]!;
        const course = period === months.at(-1) ? last : 'locked';
        for (const [days, step] of courseOf(course, statement, who))
          await steppingDemo(transaction, registry, then(addDays(end, days)))('purchaseReconciliation', id, [step]);
      }
    }
  },
);
