import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkOrderTemplate } from './check-order-template.ts';
import { templateOrder } from './template-order.ts';
import { itemRefusals, nameRefusals } from './template-refusals.ts';

const codes = (values: Parameters<typeof checkOrderTemplate>[0]) => checkOrderTemplate(values).map(({ code }) => code);
const today = '2026-05-20' as LocalDate;
const steps = { moq: 100, cartonQty: 24 };

it('[N20] asks for months, pieces and a supplier where they are needed', () => {
  expect(codes({ qtyRule: 'months', months: '1.5', supplier: 1, lines: [{}] })).toEqual([]);
  expect(codes({ qtyRule: 'months' })).toEqual(['MONTHS']);
  expect(codes({ qtyRule: 'moq', months: '2' })).toEqual(['MONTHS']);
  const unsaid = checkOrderTemplate({ qtyRule: 'fixed', supplier: 1, lines: [{ qty: 5 }, {}, {}] });
  expect(unsaid.map(({ code, field }) => [code, field])).toEqual([
    ['QTY', 'lines.1.qty'],
    ['QTY', 'lines.2.qty'],
  ]);
  expect(codes({ qtyRule: 'moq', lines: [{}] })).toEqual(['SUPPLIER']);
});

it('[N21] takes items of its supplier that are in use or on trial', () => {
  const item = (supplier: number, state: string) => ({ supplier, supplierItemNo: 'BL-446-A', state });
  expect(itemRefusals(1, [item(1, 'active'), item(1, 'trial')])).toEqual([]);
  const refused = itemRefusals(1, [item(2, 'active'), undefined, item(1, 'paused'), item(1, 'stopped')]);
  expect(refused.map(({ code, field }) => [code, field])).toEqual([
    ['ITEM_SUPPLIER', 'lines.0.supplierSku'],
    ['ITEM_STATE', 'lines.2.supplierSku'],
    ['ITEM_STATE', 'lines.3.supplierSku'],
  ]);
  expect(refused[1]!.message.en).toBe('BL-446-A is paused or stopped');
});

it('[N22] a name stands for one template of a supplier; versions share it', () => {
  const one = { code: 'A', name: 'Brake first order', supplier: 1 };
  expect(nameRefusals(one, [{ ...one }, { ...one, code: 'B', supplier: 2 }, { code: 'C', name: one.name }])).toEqual([]);
  expect(nameRefusals(one, [{ ...one, code: 'B', name: 'BRAKE first order' }])).toMatchObject([
    { code: 'NAME', message: { en: 'Name exists', zh: '模板名称已存在' } },
  ]);
});

it('[N23] 120 a month for 1.5 months are 192 in cartons of 24, for the day that the supplier can meet', () => {
  const line = { sku: 7, monthlySales: 120, steps, leadDays: 30 };
  const made = templateOrder({ qtyRule: 'months', months: '1.5' as Decimal }, [line, { ...line, sku: undefined }], today);
  expect(made).toEqual([{ sku: 7, qty: 192, requiredDate: '2026-06-19' }]);
});

it('[N23] orders every SKU once a day, in whole cartons and never none', () => {
  const line = fc.record({ sku: fc.integer({ min: 1, max: 4 }), qty: fc.integer({ min: 1, max: 999 }), leadDays: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('fixed', 'moq', 'months'), (lines, qtyRule) => {
      const made = templateOrder(
        { qtyRule },
        lines.map(each => ({ ...each, steps })),
        today,
      );
      expect(new Set(made.map(({ sku, requiredDate }) => `${sku} ${requiredDate}`)).size).toBe(made.length);
      for (const { qty } of made) expect([qty > 0, qty % 24]).toEqual([true, 0]);
    }),
  );
});
