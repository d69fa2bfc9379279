import type { Refusal, Text } from '@axle/kernel';
import type { StockStatus } from '../stock/stock-status.ts';
import { refuseShortReason } from './short-reason.ts';

/** What is changed about pieces inside a warehouse. */
export const conversionKinds = ['status', 'bin', 'assemble', 'disassemble'] as const;

/** One of {@link conversionKinds}. */
export type ConversionKind = (typeof conversionKinds)[number];

/** What the rules of a conversion go by. */
export interface ConversionValues {
  readonly kind?: ConversionKind;
  readonly bin?: number;
  readonly toBin?: number;
  readonly stockStatus?: StockStatus;
  readonly toStatus?: StockStatus;
  readonly state?: string;
  readonly reason?: string;
}

const refusal = (code: string, field: string, message: Text): Refusal => ({ code, field, message });
const wanted = (field: string, zh: string, en: string): Refusal => refusal('REQUIRED', field, { zh: `请填写${zh}`, en: `Enter ${en}` });

/** [OP7] Whether a conversion makes a kit, or takes one apart. */
export const isKit = (kind: ConversionKind | undefined): boolean => kind === 'assemble' || kind === 'disassemble';

/** [OP7] What is wrong with a conversion by itself: nothing would change, or what its kind needs is missing. */
export function conversionRefusals({ kind, bin, toBin, stockStatus, toStatus }: ConversionValues): readonly Refusal[] {
  if (kind === 'status')
    return [
      ...(bin === undefined ? [wanted('bin', '源库位', 'a source bin')] : []),
      ...(stockStatus === undefined ? [wanted('stockStatus', '源状态', 'a source status')] : []),
      ...(toStatus === undefined ? [wanted('toStatus', '目标状态', 'a target status')] : []),
      ...(toStatus !== undefined && toStatus === stockStatus
        ? [refusal('SAME', 'toStatus', { zh: '目标状态与源状态相同', en: 'Target and source status are the same' })]
        : []),
    ];
  if (kind === 'bin')
    return [
      ...(bin === undefined ? [wanted('bin', '源库位', 'a source bin')] : []),
      ...(stockStatus === undefined ? [wanted('stockStatus', '状态', 'a source status')] : []),
      ...(toBin === undefined ? [wanted('toBin', '目标库位', 'a target bin')] : []),
      ...(toBin !== undefined && toBin === bin
        ? [refusal('SAME', 'toBin', { zh: '目标库位与源库位相同', en: 'Target and source bin are the same' })]
        : []),
      ...(toStatus !== undefined && toStatus !== stockStatus
        ? [refusal('KIND', 'toStatus', { zh: '移库不改变状态', en: 'A bin move cannot change the status' })]
        : []),
    ];
  if (!isKit(kind)) return [];
  return [
    ...(kind === 'assemble' && toBin === undefined ? [wanted('toBin', '套件放入的库位', 'a bin for the kits')] : []),
    ...(kind === 'disassemble' && bin === undefined ? [wanted('bin', '套件所在库位', 'the bin of the kits')] : []),
    ...([stockStatus, toStatus].some(status => status !== undefined && status !== 'available')
      ? [refusal('KIND', 'stockStatus', { zh: '组装与拆分只用可用库存', en: 'Assembly and disassembly use available stock only' })]
      : []),
  ];
}

/** [OP8] Whether somebody else has to approve a conversion before it is posted: kits, and pieces that become damaged or were. */
export const needsApproval = ({ kind, stockStatus, toStatus }: ConversionValues): boolean =>
  isKit(kind) || (kind === 'status' && (stockStatus === 'damaged' || toStatus === 'damaged'));

/** [OP8] A draft is posted at once where nobody has to approve it. */
export const draftRefusals = (record: ConversionValues): readonly Refusal[] =>
  record.state === 'draft' && needsApproval(record)
    ? [{ code: 'NEEDS_APPROVAL', message: { zh: '该转换须先提交审核', en: 'This conversion must be submitted for approval first' } }]
    : [];

/** [OP8] Whether pieces leave the hold of quality without its decision; `reason` says why. */
export const releasesHold = ({ kind, stockStatus }: ConversionValues): boolean => kind === 'status' && stockStatus === 'qc_hold';

const holdWhy: Text = {
  zh: '强制放行质检冻结须写明原因，至少5个字符',
  en: 'Forcing a QC hold release needs a reason of at least 5 characters',
};

/** [OP8] Releasing held pieces by hand says why, in five characters or more. */
export const holdReason = (record: ConversionValues): readonly Refusal[] => {
  const short = releasesHold(record) ? refuseShortReason(record.reason, 'reason', holdWhy) : undefined;
  return short ? [short] : [];
};
