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
const write = async (records: readonly Readonly<Record<string, string>>[], copies = 1) => {
  const done = await renderZpl({ template, language: 'en', records, labels: {}, copies });
  return done.ok ? done.value.toString('utf8') : done.refusal.code;
};

it('a label is of its size at 203 dpi, with its texts and barcodes in their places, in copies', async () => {
  expect((await write([{ name: 'Jane Doe', code: 'PK1' }], 2)).split('\n')).toEqual([
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

it('what a field holds never becomes an order to the printer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async name => {
      const line = (await write([{ name, code: 'A' }])).split('\n')[4]!;
      expect(line.slice(line.indexOf('^FD') + 3, line.lastIndexOf('^FS'))).not.toMatch(/[\^~]|\\(?!&)/);
    }),
    { numRuns: 40 },
  );
});

it('a name with letters that label printers lack is drawn as dots, in its place', async () => {
  const textOf = async (name: string) => (await write([{ name, code: 'A' }])).split('\n')[4]!;
  expect(await textOf('José Müller')).toContain('^FH^FDTo José Müller^FS');
  for (const name of ['Łukasz Wiśniewski', '王小明', '𠮷野', 'Жанна', '김철수']) {
    const drawn = /^\^FO40,80\^GFA,(\d+),\1,90,([0-9A-F]+)\^FS$/.exec(await textOf(name));
    expect(drawn?.[2]?.length).toBe(Number(drawn?.[1]) * 2);
    expect(drawn?.[2]).toMatch(/[^0]/);
  }
});

it('a code that is too long for its place has smaller letters, a text an end that says so', async () => {
  const codes: PrintTemplate = {
    ...template,
    elements: [{ kind: 'text', x: 5, y: 10, width: 30, height: 8, words: '{name}', size: 9 }],
  };
  const lineOf = async (name: string) => {
    const done = await renderZpl({ template: codes, language: 'en', records: [{ name }], labels: {}, copies: 1 });
    return done.ok ? done.value.toString('utf8').split('\n')[4] : undefined;
  };
  expect(await lineOf('BRP-1')).toContain('^A0N,25,25^');
  expect(await lineOf('BRP-10001-FRONT-LEFT-2015-XL')).toMatch(/\^A0N,1\d,1\d\^.*\^FDBRP-10001-FRONT-LEFT-2015-XL\^FS$/);
  expect(await lineOf('Brake pad set for the front axle')).toContain('^GFA');
});

it('the hyphens by which people read a number are not in its barcode', async () => {
  expect(await write([{ name: 'x', code: 'PK-260-926-00001' }])).toContain('^FDPK26092600001^FS');
});

it('is refused where a barcode cannot hold a value', async () => {
  expect(await write([{ name: 'x', code: '刹车' }])).toBe('BARCODE');
});

it('a barcode that may be missing is left out where its value is empty, any other is refused', async () => {
  const optional = template.elements.map(element =>
    element.kind === 'barcode' && element.symbology === 'code128' ? { ...element, value: '{waybill}', optional: true as const } : element,
  );
  const label = async (elements: PrintTemplate['elements'], waybill: string) => {
    const done = await renderZpl({
      template: { ...template, elements },
      language: 'en',
      records: [{ name: 'x', code: 'PK1', waybill }],
      labels: {},
      copies: 1,
    });
    return done.ok ? done.value.toString('utf8').match(/\^BCN|\^BQN/g) : done.refusal.code;
  };
  expect([await label(optional, ''), await label(optional, '1Z999')]).toEqual([['^BQN'], ['^BCN', '^BQN']]);
  expect(await write([{ name: 'x', code: '' }])).toBe('BARCODE');
});
