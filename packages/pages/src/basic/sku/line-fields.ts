import type { Field } from '@axle/page-kit';

/** What a SKU is packed with, and at which value each country that it goes to is told of it. */
export const lineFields = {
  packingMaterials: {
    kind: 'lines',
    label: { zh: '包材', en: 'Packing materials' },
    by: ['material'],
    most: 50,
    fields: {
      material: { kind: 'ref', label: { zh: '包材', en: 'Material' }, entity: 'packingMaterial', required: true, width: 260 },
      qty: {
        kind: 'decimal',
        label: { zh: '每件用量', en: 'Per piece' },
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
      tariff: { kind: 'code', label: { zh: '目的国税号', en: 'Tariff code there' }, maxLength: 13, pattern: '\\d{6,13}', width: 150 },
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
