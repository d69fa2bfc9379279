import type { CustomAction } from '@axle/page-kit';
import { skuLabel, skuLabelLarge, skuLabelSmall, skuTable } from './sku-prints.ts';

/** What is done with SKUs beside changing their states. */
export const ownActions = [
  {
    key: 'copy',
    title: { zh: '复制', en: 'Copy' },
    on: 'one',
    permission: 'add',
    input: {
      sku: {
        kind: 'code',
        label: { zh: '新SKU', en: 'New SKU' },
        required: true,
        maxLength: 32,
        pattern: '[A-Z0-9][A-Z0-9-]{2,31}',
        help: { zh: '3–32位大写字母、数字或连字符。', en: '3 to 32 capital letters, digits or hyphens.' },
      },
    },
  },
  {
    key: 'setBuyer',
    title: { zh: '设采购员', en: 'Set buyer' },
    on: 'many',
    permission: 'updateOwner',
    input: { buyer: { kind: 'user', label: { zh: '采购员', en: 'Buyer' }, required: true } },
  },
  {
    key: 'setPlanner',
    title: { zh: '设计划员', en: 'Set planner' },
    on: 'many',
    permission: 'updateOwner',
    input: { planner: { kind: 'user', label: { zh: '计划员', en: 'Planner' }, required: true } },
  },
  {
    key: 'completenessCheck',
    title: { zh: '检查完整度', en: 'Check completeness' },
    on: 'many',
    permission: 'list',
    finds: {
      nothing: { zh: '{done} 个SKU的资料都完整', en: '{done} {done|SKU is|SKUs are} complete' },
      something: { zh: '资料完整 {done} 个，有缺项 {failed} 个', en: '{done} complete, {failed} incomplete' },
      found: { zh: '缺项', en: 'Missing' },
    },
  },
  {
    key: 'printLabel',
    title: { zh: '打印标签', en: 'Print labels' },
    on: 'many',
    effect: 'print',
    permission: 'print',
    prints: [skuLabel, skuLabelSmall, skuLabelLarge, skuTable],
  },
] as const satisfies readonly CustomAction[];
