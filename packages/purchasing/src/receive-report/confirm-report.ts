import { fill, type Refusal } from '@axle/kernel';
import type { AcceptPoint } from '../order/accepted-qty.ts';
import type { ReportLine } from './report-figures.ts';

/** What a warehouse counted of a line by itself, in pieces. */
export interface WarehouseCount {
  readonly orderLine: number;
  readonly counted: number;
  readonly damaged: number;
}

/** How a shortage is settled: by a claim, by a deduction from the supplier, or not. What is damaged is claimed, or not settled either. */
export type ShortageWay = 'claim' | 'deduct' | 'none';

/** Who pays for what is short or damaged. */
export type ShortagePayer = 'carrier' | 'supplier';

const refusals = {
  own: {
    code: 'OWN_REPORT',
    message: { zh: '不能确认自己提交的收货报告', en: 'You cannot confirm your own report' },
  },
  notCounted: {
    code: 'NOT_COUNTED',
    message: { zh: '仓库尚未完成清点', en: 'The warehouse has not finished counting' },
  },
  way: {
    code: 'SHORT_WAY',
    field: 'shortWay',
    message: { zh: '有短少或残损，请选择处理方式', en: 'Pieces are short or damaged; choose how to settle them' },
  },
  sealBroken: {
    code: 'SEAL_BROKEN',
    field: 'shortWay',
    message: { zh: '封条损坏，短少应向承运商索赔', en: 'The seal was broken; claim the shortage from the carrier' },
  },
  notOwed: {
    code: 'NOT_OWED',
    field: 'shortWay',
    message: {
      zh: '到仓验收的短少不构成应付，无须扣款',
      en: 'Pieces accepted at receipt are not owed while they are short; nothing is deducted',
    },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const differs = {
  zh: '第{line}行与收货单不一致：报告实收{counted}、残损{damaged}，收货单实收{whCounted}、残损{whDamaged}',
  en: 'Line {line} differs from the receipt: report {counted}, damaged {damaged}; receipt {whCounted}, damaged {whDamaged}',
};

/** [R69] What stands against the one who confirms a report: it is their own (`OWN_REPORT`). */
export const confirmerRefusals = (submittedBy: number | undefined, confirmer: number): readonly Refusal[] =>
  submittedBy === confirmer ? [refusals.own] : [];

/** [R69] Where the warehouse counts at a station: its receipt is not counted yet (`NOT_COUNTED`), or lines of it differ (`DIFFERS`). */
export function receiptDifferences(lines: readonly ReportLine[], counts: readonly WarehouseCount[] | undefined): readonly Refusal[] {
  if (!counts) return [refusals.notCounted];
  const byLine = new Map(counts.map(count => [count.orderLine, count]));
  return lines.flatMap(({ orderLine, counted = 0, damaged = 0 }) => {
    const { counted: whCounted, damaged: whDamaged } = byLine.get(orderLine) ?? { counted: 0, damaged: 0 };
    if (whCounted === counted && whDamaged === damaged) return [];
    return [{ code: 'DIFFERS', field: 'lines', message: fill(differs, { line: orderLine, counted, damaged, whCounted, whDamaged }) }];
  });
}

/** What a confirmer decides on: pieces that are short and damaged, and how they travelled. */
export interface ReportedShortage {
  readonly short: number;
  readonly damaged: number;
  readonly sealIntact: boolean;
  readonly acceptPoint: AcceptPoint;
}

/** [R76] Who pays for what is short or damaged: the carrier behind a broken seal or where goods travel at our risk, else the supplier. */
export const shortagePayer = ({ sealIntact, acceptPoint }: Pick<ReportedShortage, 'sealIntact' | 'acceptPoint'>): ShortagePayer =>
  !sealIntact || acceptPoint === 'handover' ? 'carrier' : 'supplier';

/**
 * [R76] What stands against a way to settle what is short or damaged: none is chosen (`SHORT_WAY`); a deduction behind a broken seal
 * (`SEAL_BROKEN`), or of pieces that are not owed as long as they have not come (`NOT_OWED`).
 */
export function shortWayRefusals(way: ShortageWay | undefined, shortage: ReportedShortage): readonly Refusal[] {
  if (shortage.short + shortage.damaged === 0) return [];
  if (way === undefined) return [refusals.way];
  if (way !== 'deduct') return [];
  if (!shortage.sealIntact) return [refusals.sealBroken];
  return shortage.acceptPoint === 'handover' ? [] : [refusals.notOwed];
}
