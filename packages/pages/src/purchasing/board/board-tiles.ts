import { text } from '@axle/kernel';
import type { CustomAction, EnumField, EnumOption, LinesField } from '@axle/page-kit';
import { count, day, figure, words } from './board-fields.ts';
import { toneOptions, unitOptions } from './board-words.ts';

/** Which figure of a board. */
export const kpiOf = (options: readonly EnumOption[]) =>
  ({ kind: 'enum', label: text('指标', 'Figure'), required: true, options, width: 190 }) as const satisfies EnumField;

/** The figures of a board, each beside its target and the period before. */
export const tilesOf = (options: readonly EnumOption[]) =>
  ({
    kind: 'lines',
    label: text('指标', 'Figures'),
    by: ['kpi'],
    most: 12,
    fields: {
      kpi: kpiOf(options),
      unit: { kind: 'enum', label: text('单位', 'Unit'), options: unitOptions, width: 84 },
      value: figure('本期', 'Value'),
      rate: figure('比率（%）', 'Rate (%)', 96),
      before: figure('上期', 'Previous'),
      target: figure('目标', 'Target'),
      tone: { kind: 'enum', label: text('达标', 'Status'), options: toneOptions, width: 96 },
      rows: count('明细行', 'Rows'),
      from: day('从', 'From'),
      to: day('到', 'To'),
      more: { ...words('补充', 'Detail', 220), hidden: true },
      reason: words('说明', 'Note', 260),
    },
  }) as const satisfies LinesField;

/** Sets what a figure of a board should come to, from a day on; each board has its own key for it. */
export const setTargetAction = (key: string, options: readonly EnumOption[]): CustomAction<never> => ({
  key,
  permission: 'target',
  title: text('设置目标', 'Set target'),
  on: 'none',
  input: {
    kpi: { kind: 'enum', label: text('指标', 'Figure'), required: true, options },
    target: { kind: 'decimal', label: text('目标', 'Target'), required: true, scale: 2, min: '0', max: '999999999999' },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true },
  },
});
