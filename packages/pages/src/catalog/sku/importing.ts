import { bareOe } from '@axle/catalog';
import type { Importing, ImportVariant } from '@axle/page-kit';
import { type ImportVariantKey, importVariants } from '../../system/tasks/import-variants.ts';

const identity = [
  'nameZh',
  'nameEn',
  'shortName',
  'kind',
  'category',
  'brand',
  'uom',
  'pcsPerUom',
  'position',
  'gtin',
  'developer',
  'buyer',
  'planner',
  'duplicateReason',
] as const;
const size = [
  'unitL',
  'unitW',
  'unitH',
  'unitGrossKg',
  'unitNetKg',
  'cartonL',
  'cartonW',
  'cartonH',
  'cartonGrossKg',
  'cartonQty',
  'innerQty',
  'palletQty',
  'packType',
  'hazard',
  'unNo',
] as const;
const customs = [
  'tariffCn',
  'declNameZh',
  'declNameEn',
  'declElements',
  'materialZh',
  'materialEn',
  'useZh',
  'useEn',
  'model',
  'originCountry',
  'brandExport',
  'preference',
] as const;
const purchase = [
  'supplier',
  'supplierSku',
  'price',
  'taxRate',
  'leadDays',
  'moq',
  'orderMultiple',
  'iqcRequired',
  'inspectionLevel',
  'aql',
  'warrantyMonths',
] as const;
const numbers = ['oeNumbers', 'interchangeNos'] as const;

const ofIdentity = {
  nameZh: '前刹车片 丰田凯美瑞',
  nameEn: 'Front brake pads Toyota Camry',
  kind: '单品',
  category: 'BRK-PAD',
  brand: 'AXLEPRO',
  uom: '套',
  pcsPerUom: '4',
};

/** A template for what one department keeps of SKUs that are there. */
const changing = <Name extends string>(
  key: ImportVariantKey,
  columns: readonly Name[],
  example: ImportVariant['example'],
  more: Partial<ImportVariant<Name>> = {},
): ImportVariant<Name | 'sku'> => ({
  key,
  title: importVariants[key],
  columns: ['sku', ...columns],
  mode: 'per_row',
  changesOnly: true,
  example: { sku: 'BRP-10001', ...example },
  ...more,
});

/** How SKUs are taken in: everything at once, or what each department keeps of them. */
export const skuImporting = {
  columns: ['sku', ...identity, ...numbers, ...size, ...customs, ...purchase],
  mode: 'per_row',
  example: {
    sku: 'BRP-10001',
    ...ofIdentity,
    oeNumbers: '04465-06090',
    hazard: '普货',
    price: '86.5',
    leadDays: '25',
    moq: '100',
    orderMultiple: '20',
  },
  variants: [
    {
      key: 'skuBase',
      title: importVariants.skuBase,
      columns: ['sku', ...identity, 'hazard'],
      mode: 'per_row',
      example: { sku: 'BRP-10001', ...ofIdentity, hazard: '普货' },
    },
    changing('skuSize', size, {
      unitL: '18',
      unitW: '12',
      unitH: '6',
      unitGrossKg: '2.1',
      unitNetKg: '2',
      cartonL: '48',
      cartonW: '32',
      cartonH: '42',
      cartonGrossKg: '32',
      cartonQty: '15',
      packType: '彩盒',
      hazard: '普货',
    }),
    changing('skuCustoms', customs, {
      tariffCn: '8708309990',
      declNameZh: '刹车片',
      declNameEn: 'Brake pads',
      originCountry: 'CN',
      brandExport: '境内自主品牌',
      preference: '不享惠',
    }),
    changing('skuPurchase', purchase, {
      supplier: 'BRK-QD-01',
      price: '86.5',
      taxRate: '13',
      leadDays: '25',
      moq: '100',
      orderMultiple: '20',
    }),
    {
      key: 'skuNumbers',
      title: importVariants.skuNumbers,
      columns: ['sku', 'numberSources.number', 'numberSources.system', 'numberSources.maker', 'numberSources.isPrimary'],
      mode: 'per_document',
      lines: 'numberSources',
      changesOnly: true,
      example: {
        sku: 'BRP-10001',
        'numberSources.number': '04465-06090',
        'numberSources.system': '原厂',
        'numberSources.maker': 'Toyota',
        'numberSources.isPrimary': '是',
      },
    },
    {
      key: 'skuCerts',
      title: importVariants.skuCerts,
      columns: ['sku', 'certs.kind', 'certs.no', 'certs.expiry'],
      mode: 'per_document',
      lines: 'certs',
      changesOnly: true,
      example: { sku: 'BRP-10001', 'certs.kind': 'DOT', 'certs.no': 'FMVSS-135', 'certs.expiry': '2028-05-20' },
    },
    changing(
      'skuOe',
      numbers,
      { oeNumbers: '04465-06090' },
      {
        adds: numbers.map(field => ({ field, alike: bareOe })),
      },
    ),
  ],
} as const satisfies Importing;
