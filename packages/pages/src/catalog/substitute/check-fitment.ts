import { bodyStyles } from '@axle/catalog';
import { text } from '@axle/kernel';
import type { IntegerField, PageTab, TextField } from '@axle/page-kit';

const textField = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 500, width });
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000 });

/** The vehicles that one member of a group fits and another does not. */
export const checkFitmentTab = {
  key: 'checkFitment',
  title: { zh: '适配核对', en: 'Check fitment' },
  tool: {
    reads: ['members', 'overlap'],
    inputs: { group: { kind: 'ref', label: { zh: '替代组', en: 'Substitute group' }, entity: 'skuSubstitute', required: true } },
    results: {
      overlap: { kind: 'percent', label: { zh: '适配重合度', en: 'Fitment overlap' }, scale: 1, places: 1 },
      all: count('任一成员适配的车型年款', 'Vehicle-years fitted by any member'),
      common: count('全部成员适配', 'Fitted by every member'),
      unknown: textField('没有适配资料的成员', 'Members without fitments', 200),
      lines: {
        kind: 'lines',
        label: { zh: '差异', en: 'Differences' },
        by: ['year', 'make', 'model', 'submodel', 'engine', 'drive', 'bodyStyle'],
        most: 5000,
        fields: {
          year: { kind: 'integer', label: { zh: '年款', en: 'Year' }, min: 1900, max: 2999, grouping: false, width: 70 },
          make: textField('品牌', 'Make', 110),
          model: textField('车型', 'Model', 140),
          submodel: textField('配置', 'Submodel', 90),
          engine: textField('发动机', 'Engine', 90),
          drive: textField('驱动', 'Drive', 70),
          bodyStyle: { kind: 'enum', label: { zh: '车身形式', en: 'Body style' }, options: bodyStyles, width: 90 },
          fits: textField('适配', 'Fits', 180),
          lacks: textField('不适配', 'Does not fit', 180),
        },
      },
    },
  },
} as const satisfies PageTab;
