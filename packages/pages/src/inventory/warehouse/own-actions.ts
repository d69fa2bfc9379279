import type { CustomAction } from '@axle/page-kit';
import { childTypeOptions } from './warehouse-options.ts';

/** What the page of warehouses does beside the standard actions: it divides them into parts. */
export const warehouseActions = [
  {
    key: 'addChild',
    title: { zh: '增加子仓', en: 'Add sub-warehouse' },
    permission: 'update',
    on: 'one',
    input: {
      code: { kind: 'code', label: { zh: '子仓编码', en: 'Sub-warehouse code' }, required: true, maxLength: 24 },
      type: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, options: childTypeOptions },
      sellable: { kind: 'bool', label: { zh: '可售', en: 'Sellable' }, initial: false },
      nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100 },
      nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100 },
    },
  },
  {
    key: 'disableChild',
    title: { zh: '停用子仓', en: 'Disable sub-warehouse' },
    permission: 'update',
    on: 'one',
    tone: 'danger',
    confirm: {
      zh: '停用后不能再建库区；有库存的子仓不能停用。',
      en: 'No more areas can be created in it. A sub-warehouse with stock cannot be disabled.',
    },
    input: { child: { kind: 'ref', label: { zh: '子仓', en: 'Sub-warehouse' }, entity: 'warehouseChild', required: true } },
  },
] as const satisfies readonly CustomAction[];
