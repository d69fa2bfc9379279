import { type Decimal, fill, type Refusal, type Text } from '@axle/kernel';
import type { LineQuantities } from '../order/line-quantities.ts';
import { overDelivery } from '../order/tolerance.ts';
import { reportDifference, type ReportLine } from './report-figures.ts';

/** The order behind a line of a report: its pieces as they stand, and the over-tolerance in percent. */
export interface ReportedOrderLine {
  readonly quantities: LineQuantities;
  readonly overTolPct: Decimal;
}

/** A report that is to be submitted. */
export interface SubmittedReport {
  readonly lines: readonly ReportLine[];
  readonly sealIntact: boolean;
  /** Whether pictures stand with the report as a whole. */
  readonly hasPhotos: boolean;
  readonly isSigned: boolean;
  readonly hasReceiver: boolean;
}

const refusals = {
  sum: { zh: '第{line}行：实收须等于良品+残损', en: 'Line {line}: counted must equal good + damaged' },
  missing: { zh: '第{line}行未填实收、良品与残损', en: 'Line {line}: enter counted, good and damaged' },
  over: { zh: '第{line}行：{why}', en: 'Line {line}: {why}' },
  photo: {
    code: 'PHOTO',
    message: { zh: '有残损、短少或封条损坏时须上传照片', en: 'Damage, a shortage or a broken seal needs at least one photo' },
  },
  receiver: { code: 'RECEIVER', field: 'receiver', message: { zh: '请填写收货人', en: 'Enter who received the goods' } },
  signature: { code: 'SIGNATURE', field: 'signature', message: { zh: '请签名', en: 'Sign the report' } },
} as const;

const onLine = (code: string, words: Text, orderLine: number): Refusal => ({
  code,
  field: 'lines',
  message: fill(words, { line: orderLine }),
});

/** Why a refusal stands against a line, said with its number. */
const ofLine = (orderLine: number, { code, message }: Refusal): Refusal => ({
  code,
  field: 'lines',
  message: {
    zh: fill(refusals.over, { line: orderLine, why: message.zh }).zh,
    en: fill(refusals.over, { line: orderLine, why: message.en }).en,
  },
});

/** [R67] What stands against the figures of a line that is written, as far as it is: `SUM`. */
export const figureRefusals = ({ orderLine, counted, good, damaged }: ReportLine): readonly Refusal[] =>
  counted !== undefined && good !== undefined && damaged !== undefined && counted !== good + damaged
    ? [onLine('SUM', refusals.sum, orderLine)]
    : [];

/** [R67] What stands against receiving what was counted of a line: beyond what its order takes, `OVER_DELIVERY`. */
export const roomRefusals = ({ orderLine, counted = 0 }: ReportLine, order: ReportedOrderLine): readonly Refusal[] =>
  overDelivery(order.quantities, counted, order.overTolPct).map(refusal => ofLine(orderLine, refusal));

/**
 * [R68] What stands against submitting a report: a line without figures (`NOT_ENTERED`) or with wrong ones (`SUM`), no photo of what is
 * damaged, short, or came behind a broken seal (`PHOTO`), nobody who received it (`RECEIVER`), no signature (`SIGNATURE`).
 */
export function submitReportRefusals({ lines, sealIntact, hasPhotos, hasReceiver, isSigned }: SubmittedReport): readonly Refusal[] {
  const wanting = lines.some(line => (line.damaged ?? 0) > 0 || (reportDifference(line)?.short ?? 0) > 0) || !sealIntact;
  const isShown = hasPhotos || lines.some(line => line.hasPhotos === true);
  return [
    ...lines.flatMap(line =>
      line.counted === undefined || line.good === undefined || line.damaged === undefined
        ? [onLine('NOT_ENTERED', refusals.missing, line.orderLine)]
        : figureRefusals(line),
    ),
    ...(wanting && !isShown ? [refusals.photo] : []),
    ...(hasReceiver ? [] : [refusals.receiver]),
    ...(isSigned ? [] : [refusals.signature]),
  ];
}
