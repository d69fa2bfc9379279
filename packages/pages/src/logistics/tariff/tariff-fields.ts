import { text } from '@axle/kernel';
import type { EnumOption, Field, PercentField, TextField } from '@axle/page-kit';

/** Whose codes there are: those of the World Customs Organization, and those of customs territories. */
export const tariffTerritories = [
  { code: 'WCO', label: { zh: '世界海关组织', en: 'WCO' }, tone: 'info' },
  { code: 'CN', label: { zh: '中国', en: 'China' } },
  { code: 'US', label: { zh: '美国', en: 'United States' } },
  { code: 'EU', label: { zh: '欧盟', en: 'European Union' } },
  { code: 'DE', label: { zh: '德国', en: 'Germany' } },
  { code: 'FR', label: { zh: '法国', en: 'France' } },
  { code: 'GB', label: { zh: '英国', en: 'United Kingdom' } },
  { code: 'CA', label: { zh: '加拿大', en: 'Canada' } },
  { code: 'MX', label: { zh: '墨西哥', en: 'Mexico' } },
  { code: 'JP', label: { zh: '日本', en: 'Japan' } },
  { code: 'AU', label: { zh: '澳大利亚', en: 'Australia' } },
] as const satisfies readonly EnumOption[];

const percent = (zh: string, en: string, max: string, width: number): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  scale: 4,
  min: '0',
  max,
  width,
});
const unit = (zh: string, en: string): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 20, width: 96 });

/** What is kept of a tariff code. */
export const tariffFields = {
  country: {
    kind: 'enum',
    label: { zh: '国家/地区', en: 'Country/region' },
    required: true,
    immutable: true,
    key: true,
    options: tariffTerritories,
    initial: 'CN',
    width: 130,
  },
  code: {
    kind: 'code',
    label: { zh: '编码', en: 'Code' },
    required: true,
    immutable: true,
    key: true,
    maxLength: 13,
    pattern: '\\d{2,13}',
    width: 130,
    help: {
      zh: 'WCO为2、4或6位，中国、美国10位，其他6至11位；导入时可保留点号。',
      en: 'WCO 2, 4 or 6 digits; China and the US 10; others 6 to 11. Dots may be kept on import.',
    },
  },
  level: { kind: 'integer', label: { zh: '层级', en: 'Level' }, readOnly: true, min: 2, max: 10, width: 84 },
  nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, maxLength: 300, fold: true, width: 240 },
  nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, maxLength: 800, fold: true, width: 320 },
  unit1: unit('法定第一单位', 'First unit'),
  unit2: unit('法定第二单位', 'Second unit'),
  mfn: percent('最惠国税率', 'MFN duty', '999', 124),
  extrasSummary: { kind: 'text', label: { zh: '加征关税', en: 'Extra duties' }, readOnly: true, maxLength: 500, width: 220 },
  vat: percent('增值税率', 'VAT rate', '50', 110),
  exportRebate: percent('出口退税率', 'Export rebate', '20', 130),
  controls: { kind: 'text', label: { zh: '监管条件', en: 'Regulatory controls' }, maxLength: 60, width: 110 },
  elementsTemplate: {
    kind: 'text',
    label: { zh: '申报要素模板', en: 'Declaration element template' },
    maxLength: 1000,
    lines: 3,
    hidden: true,
    width: 260,
  },
  section: { kind: 'code', label: { zh: '类', en: 'Section' }, maxLength: 5, hidden: true, width: 76 },
  parent: { kind: 'code', label: { zh: '上级编码', en: 'Parent code' }, readOnly: true, maxLength: 13, hidden: true, width: 110 },
  skus: {
    kind: 'integer',
    label: { zh: 'SKU数', en: 'SKUs' },
    readOnly: true,
    figure: true,
    min: 0,
    max: 10_000_000,
    width: 84,
    help: { zh: '以此为中国海关编码的SKU数。', en: 'SKUs that use it as their Chinese tariff code.' },
  },
  effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, immutable: true, key: true, width: 126 },
  effectiveTo: {
    kind: 'date',
    label: { zh: '失效日期', en: 'Effective to' },
    width: 116,
    help: { zh: '留空表示长期有效。', en: 'Leave empty if open-ended.' },
  },
  extras: {
    kind: 'lines',
    label: { zh: '加征关税', en: 'Extra duties' },
    by: ['name', 'origin', 'from'],
    most: 50,
    fields: {
      name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 80, width: 220 },
      origin: {
        kind: 'code',
        label: { zh: '原产国', en: 'Country of origin' },
        required: true,
        maxLength: 3,
        pattern: '[A-Z]{2}|ALL',
        width: 110,
        help: { zh: 'ISO两位代码；ALL表示所有原产国。', en: 'Two-letter ISO code; ALL for every origin.' },
      },
      percent: { kind: 'percent', label: { zh: '税率', en: 'Rate' }, required: true, scale: 4, min: '0', max: '999', width: 110 },
      from: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, width: 126 },
      to: { kind: 'date', label: { zh: '失效日期', en: 'Effective to' }, width: 126 },
    },
  },
} as const satisfies Readonly<Record<string, Field>>;
