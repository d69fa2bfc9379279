import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractSample, checkContractTemplate, fillContract } from './contract-template.ts';

it('[M13] the template of a contract with an unknown gap is refused, and the gap named', () => {
  expect(checkContractTemplate({ template: '甲方 {{companyName}} 乙方 {{suplierName}}' })).toMatchObject([
    { code: 'UNKNOWN_VARIABLE', field: 'template', message: { en: 'Unknown variable {{suplierName}}, did you mean {{supplierName}}?' } },
  ]);
  expect(checkContractTemplate({ template: '乙方 {suplierName}, { amount }' })).toMatchObject([
    { code: 'UNKNOWN_VARIABLE', field: 'template', message: { en: 'Unknown variable {{suplierName}}, did you mean {{supplierName}}?' } },
  ]);
  expect([{}, { template: '甲方 {{companyName}} 乙方 {{supplierName}}' }].flatMap(checkContractTemplate)).toEqual([]);
});

it('[M13] a template of known gaps can be filled with the sample', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(contractSample))), names => {
      const template = names.map((name, at) => (at % 2 === 0 ? `{{${name}}}` : `{ ${name} }`)).join(' ');
      const filled = names.map(name => contractSample[name as keyof typeof contractSample]).join(' ');
      expect(checkContractTemplate({ template })).toEqual([]);
      expect(fillContract(template, contractSample)).toEqual({ ok: true, value: filled });
    }),
  );
});
