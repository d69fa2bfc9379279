import { type Text, text } from '@axle/kernel';

/** Language that a mail is written in. */
export type MailLanguage = 'zh' | 'en';

/** A kind of mail that goes to a partner. */
export interface MailKind {
  readonly code: string;
  readonly label: Text;
  /** The gaps that its texts may name, each with a value as it could be. */
  readonly samples: Readonly<Record<string, string>>;
  /** Gaps that may stay empty: a line of the text that names one is left out then. */
  readonly optional?: readonly string[];
  /** A gap that the subject must name. */
  readonly demands?: string;
}

const common = { 'supplier.name': 'Ningbo Brake', 'buyer.name': 'Na Li', 'company.name': 'Axle Parts' };
const order = {
  'order.no': 'PO-260-520-00042',
  'order.date': '2026-05-20',
  ...common,
  lines: '1. BRP-10001 Front brake pads: 200 × 45.50 CNY, 2026-06-20',
};
const link = { replyLink: 'https://axle.example/reply/7f3a' };
const dueLines = { 'lines.text': 'PO-260-520-00042 line 1, BRP-10001: 300 pieces to come, due 2026-06-20' };
const kind = (code: string, zh: string, en: string, samples: MailKind['samples'], demands?: string): MailKind => ({
  code,
  label: text(zh, en),
  samples,
  ...('replyLink' in samples ? { optional: ['replyLink'] } : {}),
  ...(demands === undefined ? {} : { demands }),
});

/** MailKind: the mails of purchasing, in their order. */
export const mailKinds: readonly MailKind[] = [
  kind('PO_SEND', '下单', 'Purchase order', { ...order, ...link }, 'order.no'),
  kind('PO_CHANGE', '变更', 'Order change', { ...order, 'change.text': 'Quantity 100 → 120', ...link }, 'order.no'),
  kind('PO_CANCEL', '取消', 'Order cancelled', order, 'order.no'),
  kind('REPLY_REMIND', '催回复', 'Reply reminder', { ...order, 'days.waiting': '3', ...link }),
  kind('DATE_REMIND', '催交期', 'Delivery date reminder', { ...order, 'delivery.date': '2026-06-20', ...dueLines }),
  kind('INSPECT_NOTICE', '验货通知', 'Inspection notice', { ...order, 'inspection.date': '2026-06-12' }),
  kind('RECON_STMT', '对账单', 'Statement of account', { ...common, 'statement.month': '2026-05', 'statement.amount': 'CNY 128,400.00' }),
  {
    ...kind('DEDUCT_NOTICE', '扣款通知', 'Deduction notice', {
      ...common,
      'deduction.no': 'DE-260-520-00003',
      'deduction.amount': 'CNY 150.00',
      'deduction.reason': 'Late delivery',
      'deduction.basis': '400 × 12.50 × 0.5% × 6 = 150.00',
      'appeal.until': '2026-05-27',
    }),
    optional: ['deduction.basis'],
  },
  kind('CLAIM_NOTICE', '索赔通知', 'Claim notice', {
    ...common,
    'claim.no': 'CL-260-520-00002',
    'claim.amount': 'CNY 3,600.00',
    'claim.reason': 'Damaged: 20 pcs of RC-260-518-00004',
    'claim.until': '2026-06-19',
  }),
  kind('INVOICE_QUERY', '发票核对', 'Invoice query', {
    ...common,
    'settlement.no': 'SE-260-520-00007',
    'lines.text': 'Invoice 26442000, PO-260-520-00042 line 1: price 10.25 instead of 10.00',
  }),
  {
    ...kind('SCORE', '供应商评分', 'Supplier score', {
      ...common,
      'score.period': '2026-Q2',
      'score.value': '91.02',
      'score.grade': 'A',
      'score.change': '+1.25',
    }),
    optional: ['score.change'],
  },
  kind('SAMPLE_REQ', '打样', 'Sample request', {
    ...common,
    'sample.no': 'NS-260-520-00003',
    'product.name': 'Front brake pad set (OE 04465-06090)',
    quantity: '5',
  }),
];

/** The kind of a code; undefined for none. */
export const mailKind = (code: unknown): MailKind | undefined => mailKinds.find(each => each.code === code);
