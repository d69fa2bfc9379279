import { text } from '@axle/kernel';
import { defectClassOptions } from '../../quality/quality-options.ts';
import { count, day, documentNo, figure } from './board-fields.ts';
import { lotTypeColumn, toLot } from './lot-drill.ts';
import { part, skuCode, table } from './supplier-detail-part.ts';

/** [R96] The lots of a supplier that were judged, and what was found in them. */
export const qualityPart = part(
  'tab2',
  text('质量', 'Quality'),
  {
    lotPassRate: figure('批合格率（%）', 'Lot pass rate (%)'),
    ppm: { kind: 'integer', label: text('PPM', 'PPM'), min: 0, max: 1_000_000 },
    lots: table(
      '判定的批次',
      'Lots judged',
      ['documentNo'],
      {
        documentNo,
        lotType: { ...lotTypeColumn.lotType, hidden: false },
        skuCode,
        day: day('判定日期', 'Judged on'),
        qty: count('批量', 'Lot size'),
        accepted: { kind: 'bool', label: text('合格', 'Accepted'), width: 80 },
        inspected: count('抽检件数', 'Units inspected', 110),
        nonconforming: count('不合格件数', 'Nonconforming', 110),
        critical: count('致命', 'Critical'),
        major: count('主要', 'Major'),
        minor: count('次要', 'Minor'),
      },
      ['qty', 'inspected', 'nonconforming', 'critical', 'major', 'minor'],
    ),
    defects: table(
      '缺陷帕累托',
      'Defects, the most frequent first',
      ['code'],
      {
        code: { kind: 'code', label: text('缺陷代码', 'Defect code'), maxLength: 5, required: true, width: 110 },
        name: { kind: 'text', label: text('缺陷', 'Defect'), maxLength: 100, width: 200 },
        defectClass: { kind: 'enum', label: text('等级', 'Class'), options: defectClassOptions, width: 90 },
        qty: count('缺陷数', 'Defects'),
        share: figure('占比（%）', 'Share (%)', 100),
        cumulative: figure('累计（%）', 'Cumulative (%)', 100),
      },
      ['qty'],
    ),
  },
  'lots',
  { lots: { documentNo: toLot } },
);
