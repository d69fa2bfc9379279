import type { PrintTemplate } from '@axle/page-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderZpl } from './render-zpl.ts';

const template: PrintTemplate = {
  key: 'label',
  title: { zh: '面单', en: 'Label' },
  version: 1,
  sheet: { width: 100, height: 150 },
  per: 'record',
  format: 'zpl',
  elements: [
    { kind: 'text', x: 5, y: 10, width: 90, height: 8, words: { zh: '收件人 {name}', en: 'To {name}' }, size: 9, lines: 2 },
    { kind: 'barcode', x: 5, y: 60, width: 90, height: 24, symbology: 'code128', value: '{code}' },
    { kind: 'barcode', x: 72, y: 100, width: 22, height: 22, symbology: 'qr', value: '{code}' },
  ],
};
const write = (records: readonly Readonly<Record<string, string>>[], copies = 1) => {
  const done = renderZpl({ template, language: 'en', records, labels: {}, copies });
  return done.ok ? done.value.toString('utf8') : done.refusal.code;
};

it('a label is of its size at 203 dpi, with its texts and barcodes in their places, in copies', () => {
  expect(write([{ name: 'Jane Doe', code: 'PK1' }], 2).split('\n')).toEqual([
    '^XA',
    '^CI28',
    '^PW800',
    '^LL1200',
    '^FO40,80^A0N,25,25^FB720,2,0,L^FH^FDTo Jane Doe^FS',
    expect.stringMatching(/^\^FO40,480\^BY\d+\^BCN,192,N,N,N\^FH\^FDPK1\^FS$/),
    expect.stringMatching(/^\^FO576,800\^BQN,2,\d+\^FH\^FDMA,PK1\^FS$/),
    '^PQ2',
    '^XZ',
    '',
  ]);
});

it('what a field holds never becomes an order to the printer', () => {
  fc.assert(
    fc.property(fc.string(), name => {
      const line = write([{ name, code: 'A' }]).split('\n')[4]!;
      expect(line.slice(line.indexOf('^FD') + 3, line.lastIndexOf('^FS'))).not.toMatch(/[\^~\\]/);
    }),
  );
});

it('is refused where a barcode cannot hold a value', () => {
  expect(write([{ name: 'x', code: '刹车' }])).toBe('BARCODE');
});

it('a barcode that may be missing is left out where its value is empty, any other is refused', () => {
  const optional = template.elements.map(element =>
    element.kind === 'barcode' && element.symbology === 'code128' ? { ...element, value: '{waybill}', optional: true as const } : element,
  );
  const label = (elements: PrintTemplate['elements'], waybill: string) => {
    const done = renderZpl({
      template: { ...template, elements },
      language: 'en',
      records: [{ name: 'x', code: 'PK1', waybill }],
      labels: {},
      copies: 1,
    });
    return done.ok ? done.value.toString('utf8').match(/\^BCN|\^BQN/g) : done.refusal.code;
  };
  expect([label(optional, ''), label(optional, '1Z999')]).toEqual([['^BQN'], ['^BCN', '^BQN']]);
  expect(write([{ name: 'x', code: '' }])).toBe('BARCODE');
});
