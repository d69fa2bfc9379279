import { describe, expect, it } from 'vitest';
import { shownPairs as shown, writtenPairs } from '../support/text-pairs.ts';

const pairs = writtenPairs();

/** Labels that people of the trade read wrongly, each with the word that they use for it. */
const misread: Readonly<Record<string, string>> = {
  号码出处: 'OE号码明细',
  箱长: '外箱长',
  整箱毛重: '单箱毛重',
  箱装数: '单箱数量',
  目的国税号: '目的国HS编码',
  平台SKU: 'PT SKU',
  清货: '清仓',
  被抑制: '禁止显示(搜索被抑制)',
  失销: '缺货流失',
  欠货: '缺货欠单',
  总是成立: '无条件(兜底)',
  备妥日期: '货好日期',
  体积吨: '计费吨(W/M)',
  用货次序: '库存使用顺序',
  现货可销: '现货可售天数',
  估计少卖: '预估损失销量',
  未了结: '未处理',
  长加围: '长+围长',
  收托盘: '可收托盘',
  无牌: '中性品牌',
  多收: '超收',
  破损: '残损',
  完成点数: '完成清点',
  计划口径: '计划可用库存',
  Shop: 'Store',
  Harbour: 'Port',
  Reckon: 'Calculate dates',
  'Runs out': 'Expires',
  'First to run out': 'Earliest expiry',
  'Code above': 'Parent code',
  'Tariff code there': 'Destination HS code',
  Supervision: 'Customs regime',
  'Customs exporter': 'Exporter of record',
  'In hand': 'In progress',
  'Not yet': 'Not yet effective',
  'Worked out': 'Calculated',
  'Set by hand': 'Set manually',
  'Charged by': 'Charge basis',
  'Weighed by': 'Weight basis',
  'SKUs hit': 'Affected SKUs',
  Loose: 'Comfortable, or Loose pieces',
  Promised: 'Reserved, unallocated',
  'At a moment': 'As of',
  'For plans': 'Planning view',
  'Tell the cost': 'Set cost',
  'Another bin': 'Change bin',
  'Take apart': 'Disassemble',
  Freed: 'Released',
  'Sale out': 'Sales shipment',
  'Day of business': 'Business date',
  Waits: 'Waiting',
};

describe('words of the trade', () => {
  it('no label is one that people of the trade read wrongly', () => {
    expect(shown(pairs.filter(({ zh, en }) => Object.hasOwn(misread, zh) || Object.hasOwn(misread, en)))).toEqual([]);
  });

  it('what sells on a platform is a store in English, whoever speaks of it', () => {
    expect(shown(pairs.filter(({ en }) => /\b(?<!rate-)shops?\b/i.test(en.replaceAll(/\{[^}]*\}/g, ''))))).toEqual([]);
  });
});
