import type { Field } from '@axle/page-kit';
import { abcOptions } from './bin-options.ts';

/** The rules of an area that putaway and picking obey. What is left empty is filled in with the usual when the area is saved. */
export const areaRuleFields = {
  putawaySeq: {
    kind: 'integer',
    label: { zh: '上架顺序', en: 'Putaway sequence' },
    min: 1,
    max: 9999,
    width: 110,
    help: { zh: '同一仓库同一用途内唯一；留空排在最后。', en: 'Unique within a use and warehouse; empty comes last.' },
  },
  pickSeq: { kind: 'integer', label: { zh: '拣货顺序', en: 'Pick sequence' }, min: 1, max: 9999, width: 110 },
  abc: {
    kind: 'enum',
    label: { zh: 'ABC类', en: 'ABC class' },
    width: 90,
    options: abcOptions,
    help: {
      zh: '空库位按此类别推荐；留空则按各库位的类别。',
      en: 'Empty bins are suggested for goods of this class; leave empty to use the class of each bin.',
    },
  },
  fillPct: {
    kind: 'percent',
    label: { zh: '装填率上限', en: 'Max fill rate' },
    scale: 2,
    min: '10',
    max: '100',
    initial: '90',
    width: 90,
    help: { zh: '库位容积最多使用的比例，10%–100%。', en: 'Maximum share of a bin’s volume to use, 10% to 100%.' },
  },
  mixSku: { kind: 'bool', label: { zh: '允许混SKU', en: 'Mix SKUs' }, initial: true, width: 90 },
  mixStatus: { kind: 'bool', label: { zh: '允许混状态', en: 'Mix statuses' }, initial: false, width: 104 },
  mostSkus: { kind: 'integer', label: { zh: '每库位最多SKU', en: 'Max SKUs per bin' }, min: 1, max: 999, width: 130 },
  categories: {
    kind: 'tags',
    label: { zh: '允许品类', en: 'Allowed categories' },
    maxLength: 40,
    width: 160,
    help: { zh: '品类编码，含其下级；留空不限。', en: 'Category codes, including subcategories; leave empty to allow all.' },
  },
  dangerous: { kind: 'bool', label: { zh: '危险品', en: 'Dangerous goods' }, initial: false, width: 120 },
  temperature: {
    kind: 'enum',
    label: { zh: '温区', en: 'Temperature' },
    initial: 'ambient',
    width: 110,
    options: [
      { code: 'ambient', label: { zh: '常温', en: 'Ambient' }, tone: 'neutral' },
      { code: 'cool', label: { zh: '阴凉', en: 'Cool' }, tone: 'info' },
      { code: 'cold', label: { zh: '冷藏', en: 'Cold' }, tone: 'info' },
    ],
  },
} as const satisfies Readonly<Record<string, Field>>;
