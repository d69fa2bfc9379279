import { text } from '@axle/kernel';
import { previewBins } from '@axle/inventory';
import type { CustomAction, IntegerField, RefField } from '@axle/page-kit';
import { mixOptions } from './bin-options.ts';
import { binLabel, binLabelLarge } from './bin-prints.ts';

const bound = (zh: string, en: string, max: number, initial: number): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  required: true,
  min: 0,
  max,
  grouping: false,
  initial,
});
const warehouse: RefField = { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true };

/** What is done with bins beside the standard actions. */
export const binActions = [
  {
    key: 'generate',
    title: { zh: '生成库位', en: 'Generate bins' },
    permission: 'add',
    on: 'none',
    outlook: previewBins,
    input: {
      area: { kind: 'ref', label: { zh: '库区', en: 'Area' }, entity: 'warehouseArea', required: true },
      mix: { kind: 'enum', label: { zh: '混放', en: 'Mixing' }, required: true, initial: 'oneSku', options: mixOptions },
      aisleFrom: bound('巷道起', 'First aisle', 99, 1),
      aisleTo: bound('巷道止', 'Last aisle', 99, 1),
      rackFrom: bound('货架起', 'First rack', 99, 1),
      rackTo: bound('货架止', 'Last rack', 99, 10),
      levelFrom: bound('层起', 'First level', 99, 1),
      levelTo: bound('层止', 'Last level', 99, 4),
      posFrom: bound('位起', 'First position', 99, 1),
      posTo: bound('位止', 'Last position', 99, 2),
      maxKg: { kind: 'measure', label: { zh: '承重', en: 'Max weight' }, unit: 'kg', min: '0.001' },
      maxCbm: { kind: 'measure', label: { zh: '容积', en: 'Max volume' }, unit: 'm3', min: '0.000001' },
      serpentine: {
        kind: 'bool',
        label: { zh: '蛇形顺序', en: 'Serpentine' },
        initial: false,
        help: { zh: '相邻巷道反向行走。', en: 'Walk direction alternates from aisle to aisle.' },
      },
    },
  },
  {
    key: 'resequence',
    title: { zh: '重排顺序', en: 'Resequence' },
    permission: 'update',
    on: 'none',
    confirm: {
      zh: '整仓库位按库区、巷道、货架、层、位重新编排顺序。',
      en: 'All bins of the warehouse get a new sequence by area, aisle, rack, level and position.',
    },
    input: { warehouse, serpentine: { kind: 'bool', label: { zh: '蛇形顺序', en: 'Serpentine' }, initial: true } },
  },
  {
    key: 'lock',
    title: { zh: '锁定', en: 'Lock' },
    permission: 'update',
    on: 'many',
    when: { field: 'locked', in: [false, undefined] },
    input: { reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 200 } },
  },
  { key: 'unlock', title: { zh: '解锁', en: 'Unlock' }, permission: 'update', on: 'many', when: { field: 'locked', in: [true] } },
  {
    key: 'printLabel',
    title: { zh: '打印标签', en: 'Print labels' },
    permission: 'print',
    on: 'many',
    effect: 'print',
    prints: [binLabel, binLabelLarge],
  },
] as const satisfies readonly CustomAction[];
