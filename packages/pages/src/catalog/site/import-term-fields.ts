import { text } from '@axle/kernel';
import type { DecimalField, Field } from '@axle/page-kit';

const amount = (zh: string, en: string): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale: 4,
  places: 2,
  min: '0',
  max: '99999999',
  width: 120,
});

const dates = {
  from: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true, width: 126 },
  to: { kind: 'date', label: { zh: '失效日期', en: 'Effective to' }, width: 126 },
} as const satisfies Readonly<Record<string, Field>>;

const law = { kind: 'text', label: { zh: '法律依据', en: 'Legal reference' }, maxLength: 120, width: 220 } as const satisfies Field;

/** What a country asks of each import whatever the goods: charges of its customs office, and values up to which no duty is paid. */
export const importTermFields = {
  importCharges: {
    kind: 'lines',
    label: { zh: '海关规费', en: 'Customs charges' },
    by: ['name', 'from'],
    most: 50,
    fields: {
      name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 80, width: 220 },
      percent: {
        kind: 'percent',
        label: { zh: '占完税价格', en: 'Of customs value' },
        required: true,
        scale: 4,
        min: '0',
        max: '100',
        width: 130,
      },
      least: amount('最低金额', 'Minimum'),
      most: amount('最高金额', 'Maximum'),
      bySea: { kind: 'bool', label: { zh: '仅海运', en: 'Sea only' }, initial: false, width: 90 },
      ...dates,
      law,
    },
  },
  importReliefs: {
    kind: 'lines',
    label: { zh: '免税额', en: 'Duty-free limits' },
    by: ['upTo', 'from'],
    most: 50,
    fields: {
      upTo: { ...amount('价值不超过', 'Value up to'), required: true },
      relieves: {
        kind: 'enum',
        label: { zh: '免征', en: 'Relieves' },
        required: true,
        initial: 'duty',
        width: 130,
        options: [
          { code: 'duty', label: { zh: '关税', en: 'Duty' } },
          { code: 'dutyAndVat', label: { zh: '关税与增值税', en: 'Duty and VAT' } },
        ],
      },
      perItem: {
        ...amount('每类货物改收', 'Instead, per kind'),
        help: { zh: '不按税率而按货物种类收取的关税。', en: 'Duty for each kind of goods in place of the rate.' },
      },
      notFrom: {
        kind: 'code',
        label: { zh: '除外原产国', en: 'Except origins' },
        maxLength: 200,
        pattern: '[A-Z]{2}(,[A-Z]{2})*',
        width: 130,
        help: { zh: '不适用的原产国，以逗号分隔。', en: 'Origins without the relief, separated by commas.' },
      },
      ...dates,
      law,
    },
  },
} as const satisfies Readonly<Record<string, Field>>;
