import type { Refusal } from '@axle/kernel';

const forms: Readonly<Record<string, RegExp>> = { CN: /^[0-9A-Z]{18}$/, US: /^\d{2}-\d{7}$/ };

const otherForm: Refusal = {
  code: 'TAX_FORM',
  field: 'taxNo',
  message: {
    zh: '税号不符合所在国家的格式：中国18位信用代码，美国 12-3456789',
    en: 'The tax number does not match its country’s format: 18-character credit code in China, 12-3456789 in the US',
  },
};

/** [B3a] A company of ours in China has a unified social credit code as its tax number, one in the United States an EIN. */
export const refuseTaxForm = (country: string | undefined, taxNo: unknown): Refusal | undefined =>
  typeof taxNo === 'string' && forms[country ?? '']?.test(taxNo) === false ? otherForm : undefined;
