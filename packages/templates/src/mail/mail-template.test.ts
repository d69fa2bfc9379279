import { expect, it } from 'vitest';
import { checkMailTemplate, derivedMailTemplate, previewMailTemplate } from './mail-template.ts';

const codes = (values: Parameters<typeof checkMailTemplate>[0]) => checkMailTemplate(values).map(({ code, field }) => `${field} ${code}`);

it('[M23] a template names only the gaps of its kind, and its subject is one like those of the kind', () => {
  expect(codes({ mailKind: 'PO_SEND', body: 'Dear {{supplier.name}},\n{{lines}}' })).toEqual([]);
  expect(checkMailTemplate({ mailKind: 'RECON_STMT', body: '{{lines}}' })).toMatchObject([{ field: 'body' }]);
  expect(codes({ mailKind: 'PO_SEND', subject: 'Order', body: 'Dear {{supplier.name}}' })).toEqual(['subject ORDER_NUMBER_MISSING']);
  expect(derivedMailTemplate({ mailKind: 'PO_SEND' }).variables).toContain('lines');
});

it('[M23] is seen with sample values, without a subject where the usual one stays', () => {
  const body = 'Dear {{supplier.name}}:\n{{lines}}';
  expect(previewMailTemplate({ mailKind: 'PO_SEND', body }).map(({ text }) => text)).toEqual([
    'Dear Ningbo Brake:\n1. BRP-10001 Front brake pads: 200 × 45.50 CNY, 2026-06-20',
  ]);
  expect(previewMailTemplate({ mailKind: 'PO_SEND', subject: 'Order {{order.no}}', body })[0]).toMatchObject({
    text: 'Order PO-260-520-00042',
  });
});
