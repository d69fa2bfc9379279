import { text } from '@axle/kernel';
import type { EnumField, EnumOption } from '@axle/page-kit';

/** Who inspects. */
export const inspectingParties = [
  { code: 'own', label: text('本公司', 'Own inspector') },
  { code: 'third', label: text('第三方', 'Third party') },
  { code: 'supplier_self', label: text('供应商自检', 'Supplier’s own') },
] as const satisfies readonly EnumOption[];

/** InspectStatus. */
export const inspectionState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'requested', label: text('已申请', 'Requested'), tone: 'info' },
    { code: 'scheduled', label: text('已排期', 'Scheduled'), tone: 'info' },
    { code: 'sampling', label: text('抽样中', 'Sampling'), tone: 'warn' },
    { code: 'judging', label: text('待判定', 'To judge'), tone: 'warn' },
    { code: 'accepted', label: text('合格', 'Accepted'), tone: 'good' },
    { code: 'rejected', label: text('不合格', 'Rejected'), tone: 'bad' },
    { code: 'conceded', label: text('让步接收', 'Conceded'), tone: 'warn' },
    { code: 'closed', label: text('已关闭', 'Closed'), tone: 'neutral' },
    { code: 'void', label: text('作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

/** What a lot was found to be. */
export const inspectionResults = [
  { code: 'accept', label: text('合格', 'Accept'), tone: 'good' },
  { code: 'reject', label: text('不合格', 'Reject'), tone: 'bad' },
] as const satisfies readonly EnumOption[];
