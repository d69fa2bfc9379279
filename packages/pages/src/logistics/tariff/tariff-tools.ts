import { text } from '@axle/kernel';
import type { CodeField, DecimalField, PageTab, PercentField, TextField } from '@axle/page-kit';
import { tariffTerritories } from './tariff-fields.ts';

const percent = (zh: string, en: string): PercentField => ({ kind: 'percent', label: text(zh, en), scale: 4, width: 110 });
const amount = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, places: 2, width: 120 });
const textField = (zh: string, en: string, width = 240): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 800, width });
const code: CodeField = {
  kind: 'code',
  label: { zh: '编码', en: 'Code' },
  required: true,
  maxLength: 13,
  pattern: '\\d{6,13}',
  width: 130,
};
const national = tariffTerritories.filter(option => option.code !== 'WCO');

/** What changes soon, and what goods pay. */
export const tariffTools = [
  {
    key: 'changes',
    title: { zh: '近期变化', en: 'Upcoming changes' },
    tool: {
      reads: ['mfn', 'vat', 'exportRebate', 'extras'],
      inputs: {
        days: { kind: 'integer', label: { zh: '未来天数', en: 'Days ahead' }, required: true, min: 1, max: 730, initial: 60 },
        country: { kind: 'enum', label: { zh: '国家/地区', en: 'Country/region' }, options: national },
      },
      results: {
        hit: { kind: 'integer', label: { zh: '受影响SKU', en: 'Affected SKUs' }, min: 0, max: 10_000_000 },
        lines: {
          kind: 'lines',
          label: { zh: '变化', en: 'Changes' },
          by: ['day', 'code', 'what'],
          most: 1000,
          fields: {
            day: { kind: 'date', label: { zh: '日期', en: 'Date' }, required: true, width: 116 },
            country: { kind: 'enum', label: { zh: '国家/地区', en: 'Country/region' }, options: tariffTerritories, width: 110 },
            code,
            name: textField('名称', 'Name'),
            what: { ...textField('变化', 'Change', 280), required: true },
            skus: { kind: 'integer', label: { zh: 'SKU数', en: 'SKUs' }, min: 0, max: 10_000_000, width: 84 },
          },
        },
      },
    },
  },
  {
    key: 'calc',
    title: { zh: '税费试算', en: 'Calculate duty' },
    tool: {
      reads: ['mfn', 'vat', 'extras'],
      inputs: {
        country: { kind: 'enum', label: { zh: '进口国', en: 'Import country' }, required: true, options: national, initial: 'US' },
        code,
        origin: {
          kind: 'code',
          label: { zh: '原产国', en: 'Country of origin' },
          required: true,
          maxLength: 2,
          pattern: '[A-Z]{2}',
          initial: 'CN',
        },
        value: {
          kind: 'decimal',
          label: { zh: '完税价格', en: 'Customs value' },
          required: true,
          scale: 4,
          places: 2,
          min: '0',
          max: '999999999',
        },
        kg: { kind: 'decimal', label: { zh: '净重(kg)', en: 'Net weight (kg)' }, scale: 3, min: '0', max: '9999999' },
        content: {
          kind: 'decimal',
          label: { zh: '金属含量价值', en: 'Metal content value' },
          scale: 4,
          places: 2,
          min: '0',
          max: '999999999',
          help: { zh: '留空按全部完税价格。', en: 'Defaults to the whole customs value.' },
        },
        bySea: { kind: 'bool', label: { zh: '海运', en: 'By sea' }, initial: true },
        certificates: {
          kind: 'tags',
          label: { zh: '证书', en: 'Certificates' },
          maxLength: 40,
          help: { zh: '随货的免征证书，如USMCA。', en: 'Certificates of exemption with the goods, such as USMCA.' },
        },
        day: { kind: 'date', label: { zh: '日期', en: 'Date' }, help: { zh: '留空为今天。', en: 'Defaults to today.' } },
      },
      results: {
        duty: amount('关税', 'Duty'),
        vat: amount('增值税', 'VAT'),
        charges: amount('海关规费', 'Customs charges'),
        total: amount('税费合计', 'Total'),
        dutyPercent: percent('综合关税率', 'Total duty rate'),
        used: { kind: 'code', label: { zh: '适用编码', en: 'Applied code' }, maxLength: 13 },
        name: textField('名称', 'Name'),
        lines: {
          kind: 'lines',
          label: { zh: '明细', en: 'Breakdown' },
          by: ['item'],
          most: 60,
          fields: {
            item: { ...textField('项目', 'Item', 260), required: true },
            rate: percent('税率', 'Rate'),
            amount: amount('金额', 'Amount'),
          },
        },
      },
    },
  },
] as const satisfies readonly PageTab[];
