import type { Field } from '@axle/page-kit';

/** Sources of a SKU's numbers, certificates, packaging materials and its declared value by country. */
export const lineFields = {
  numberSources: {
    kind: 'lines',
    label: { zh: 'OE号码明细', en: 'OE number sources' },
    by: ['number', 'system'],
    most: 200,
    fields: {
      number: {
        kind: 'text',
        label: { zh: '号码', en: 'Number' },
        required: true,
        maxLength: 40,
        width: 180,
        help: { zh: '须为上面填写的OE号或互换号之一。', en: 'One of the OE or interchange numbers above.' },
      },
      system: {
        kind: 'enum',
        label: { zh: '体系', en: 'System' },
        required: true,
        initial: 'OE',
        width: 140,
        options: [
          { code: 'OE', label: { zh: '原厂', en: 'OE' } },
          { code: 'hollander', label: { zh: 'Hollander', en: 'Hollander' } },
          { code: 'partslink', label: { zh: 'Partslink', en: 'Partslink' } },
          { code: 'aftermarket', label: { zh: '售后品牌', en: 'Aftermarket' } },
        ],
      },
      maker: {
        kind: 'text',
        label: { zh: '厂商', en: 'Maker' },
        maxLength: 60,
        width: 180,
        help: { zh: '原厂号必填，例如Toyota。', en: 'Required for OE numbers, such as Toyota.' },
      },
      isPrimary: {
        kind: 'bool',
        label: { zh: '主号', en: 'Primary' },
        initial: false,
        width: 90,
        help: { zh: '最多一个OE号；未勾选时首个OE号为主号。', en: 'At most one OE number; if none is marked, the first is the primary.' },
      },
    },
  },
  certs: {
    kind: 'lines',
    label: { zh: '认证', en: 'Certificates' },
    by: ['kind', 'no'],
    most: 50,
    fields: {
      kind: {
        kind: 'enum',
        label: { zh: '种类', en: 'Type' },
        required: true,
        width: 130,
        options: [
          { code: 'DOT', label: { zh: 'DOT', en: 'DOT' } },
          { code: 'SAE', label: { zh: 'SAE', en: 'SAE' } },
          { code: 'eMark', label: { zh: 'E-mark', en: 'E-mark' } },
          { code: 'carbEo', label: { zh: 'CARB EO', en: 'CARB EO' } },
          { code: 'gpsr', label: { zh: 'GPSR', en: 'GPSR' } },
        ],
      },
      no: { kind: 'text', label: { zh: '证书号', en: 'Certificate no.' }, required: true, maxLength: 60, width: 200 },
      expiry: { kind: 'date', label: { zh: '到期日期', en: 'Expires on' }, width: 140 },
      file: {
        kind: 'files',
        label: { zh: '文件', en: 'File' },
        most: 1,
        endings: ['pdf', 'jpg', 'jpeg', 'png'],
        mostBytes: 20_971_520,
        width: 260,
        help: {
          zh: '证书的扫描件或PDF；导入认证时保留已有文件。',
          en: 'The certificate as a PDF or image; importing certificates keeps existing files.',
        },
      },
    },
  },
  packingMaterials: {
    kind: 'lines',
    label: { zh: '包材', en: 'Packing materials' },
    by: ['material'],
    most: 50,
    fields: {
      material: { kind: 'ref', label: { zh: '包材', en: 'Packing material' }, entity: 'packingMaterial', required: true, width: 260 },
      qty: {
        kind: 'decimal',
        label: { zh: '单件用量', en: 'Quantity per piece' },
        required: true,
        scale: 3,
        min: '0.001',
        max: '9999',
        initial: '1',
        width: 120,
      },
    },
  },
  declValues: {
    kind: 'lines',
    label: { zh: '各国申报价值', en: 'Declared values' },
    by: ['country'],
    most: 60,
    fields: {
      country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, width: 180 },
      tariff: {
        kind: 'code',
        label: { zh: '目的国HS编码', en: 'Destination HS code' },
        maxLength: 13,
        pattern: '\\d{6,13}',
        looksUp: { codes: 'tariffCodes', like: { field: 'country', entity: 'country' } },
        width: 150,
        help: {
          zh: '“海关编码”页有该国编码时须从中选取；没有时前6位须为HS 2022的子目。',
          en: 'One of the country’s codes on “Tariff codes”; if it has none there, the first six digits must be in HS 2022.',
        },
      },
      value: {
        kind: 'money',
        label: { zh: '申报价值', en: 'Declared value' },
        required: true,
        scale: 4,
        min: '0.0001',
        currency: { code: 'USD' },
        width: 140,
      },
    },
  },
} as const satisfies Readonly<Record<string, Field>>;
