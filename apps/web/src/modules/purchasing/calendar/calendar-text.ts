import { text } from '@axle/kernel';

/** Words of the calendar of promised dates. */
export const calendarText = {
  conditions: text('日历条件', 'Calendar filters'),
  earlier: text('上个月', 'Previous month'),
  later: text('下个月', 'Next month'),
  lines: text('{count}行', '{count} {count|line|lines}'),
  pieces: text('{count}件', '{count} pcs'),
  volume: text('{cbm} m³', '{cbm} m³'),
  sum: text('本月 {lines}行，{pieces}件，{cbm} m³', '{lines} {lines|line|lines}, {pieces} pcs, {cbm} m³ this month'),
  none: text('本月没有承诺的交货。', 'No deliveries are promised for this month.'),
} as const;
