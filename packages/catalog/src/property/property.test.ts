import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveTemplate } from './effective-template.ts';
import { mergeOption } from './merge-option.ts';
import type { EffectiveLine, PropertyRule, TemplateLine } from './property.ts';
import { propertyRefusals } from './property-refusals.ts';
import { readProperty } from './read-property.ts';
import { templateFigures, checkPropertyTemplate } from './template-figures.ts';
import { validateProperties } from './validate-properties.ts';

const friction: PropertyRule = {
  code: 'MATERIAL',
  type: 'option',
  options: [
    { code: 'CER', zh: '陶瓷', en: 'Ceramic' },
    { code: 'SEMI', zh: '半金属', en: 'Semi-metallic' },
  ],
};
const bore: PropertyRule = { code: 'BORE', type: 'decimal', min: '10' as Decimal, max: '120' as Decimal };
const voltage: PropertyRule = { code: 'VOLT', type: 'range' };
const line = (property: string, part: Partial<TemplateLine> = {}): TemplateLine => ({
  property,
  required: false,
  inherit: true,
  position: 1,
  ...part,
});
const answer = (rule: PropertyRule, text: string) => {
  const read = readProperty(rule, text);
  return read.ok ? read.value : read.refusal.code;
};

describe('[PROP1] the definition of a property', () => {
  it.each([
    [{ type: 'option' }, ['NO_OPTIONS']],
    [{ type: 'option', options: [{ code: 'A' }] }, []],
    [{ type: 'text', options: [{ code: 'A' }] }, ['OPTIONS']],
    [{ type: 'decimal', min: '5', max: '2' }, ['RANGE']],
    [{ type: 'date', min: '5' }, ['LIMITS']],
    [{ type: 'text', pattern: '(' }, ['PATTERN']],
    [{ type: 'int', pattern: 'A' }, ['PATTERN']],
    [{ type: 'text', pattern: '[A-Z]{2}' }, []],
  ])('%o is answered with %o', (record, codes) => {
    expect(propertyRefusals(record).map(({ code }) => code)).toEqual(codes);
  });
});

describe('[PROP2] a value as it is stored', () => {
  it.each([
    [friction, '陶瓷', 'CER'],
    [friction, ' ceramic ', 'CER'],
    [friction, 'steel', 'UNKNOWN_OPTION'],
    [{ ...friction, type: 'multiOption' } as PropertyRule, '半金属、CER', 'CER,SEMI'],
    [bore, '1,00.0', 'NOT_A_NUMBER'],
    [bore, '60.50', '60.5'],
    [bore, '5', 'OUT_OF_RANGE'],
    [{ ...bore, type: 'int' } as PropertyRule, '60.5', 'NOT_WHOLE'],
    [voltage, '12 - 24', '12~24'],
    [voltage, '24~12', 'BAD_RANGE'],
    [voltage, '-5~5', '-5~5'],
    [voltage, '12', '12~12'],
    [voltage, 'a~b', 'BAD_RANGE'],
    [{ code: 'S', type: 'bool' } as PropertyRule, '是', 'true'],
    [{ code: 'S', type: 'bool' } as PropertyRule, 'maybe', 'NOT_YES_OR_NO'],
    [{ code: 'D', type: 'date' } as PropertyRule, '2026-02-30', 'BAD_DATE'],
    [{ code: 'T', type: 'text', pattern: '[A-Z]\\d' } as PropertyRule, 'A1', 'A1'],
    [{ code: 'T', type: 'text', pattern: '[A-Z]\\d' } as PropertyRule, 'A12', 'PATTERN'],
    [bore, '  ', undefined],
  ])('%o reads %j as %j', (rule, text, stored) => {
    expect(answer(rule, text)).toBe(stored);
  });

  it('is read as itself again', () => {
    const rules: readonly PropertyRule[] = [friction, bore, voltage, { ...friction, type: 'multiOption' }, { code: 'B', type: 'bool' }];
    const texts = fc.oneof(
      fc.constantFrom('CER', '陶瓷;semi-metallic', 'yes', '否', '12-24'),
      fc.integer({ min: -200, max: 200 }).map(String),
    );
    fc.assert(
      fc.property(fc.constantFrom(...rules), texts, (rule, text) => {
        const read = readProperty(rule, text);
        if (read.ok && read.value !== undefined) expect(answer(rule, read.value)).toBe(read.value);
      }),
    );
  });

  it('is never made of any text without a code of refusal', () => {
    fc.assert(
      fc.property(fc.constantFrom<PropertyRule>(friction, bore, voltage, { code: 'D', type: 'date' }), fc.string(), (rule, text) => {
        const read = readProperty(rule, text);
        expect(read.ok || read.refusal.code.length > 0).toBe(true);
      }),
    );
  });
});

describe('[B29] the template of a category', () => {
  it('child overrides parent `required` to false: SKUs of the child lose the error, of the parent keep it', () => {
    const parent = [line('MATERIAL', { required: true })];
    const child = [line('MATERIAL', { required: false })];
    const rules = new Map([['MATERIAL', friction]]);
    const codes = (chain: readonly (readonly TemplateLine[])[]) =>
      validateProperties(effectiveTemplate(chain), rules, {}).refusals.map(({ code, field }) => `${field} ${code}`);
    expect(codes([parent])).toEqual(['MATERIAL REQUIRED']);
    expect(codes([parent, child])).toEqual([]);
    expect(codes([parent, []])).toEqual(['MATERIAL REQUIRED']);
  });

  it('hands down what is to be handed down alone, in the order of the places', () => {
    const chain = [[line('A', { inherit: false }), line('B', { position: 9 })], [line('C', { position: 2 })]];
    expect(effectiveTemplate(chain).map(({ property, level }) => [property, level])).toEqual([
      ['C', 1],
      ['B', 0],
    ]);
  });

  const lines = fc.array(
    fc.record({
      property: fc.constantFrom('A', 'B', 'C', 'D'),
      required: fc.boolean(),
      inherit: fc.boolean(),
      position: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 4 },
  );

  it('holds every property once, and every own one', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 4 }), chain => {
        const effective = effectiveTemplate(chain).map(({ property }) => property);
        expect(new Set(effective).size).toBe(effective.length);
        for (const { property } of chain.at(-1)!) expect(effective).toContain(property);
      }),
    );
  });

  it('every message names the property; values outside the template are reported, never dropped', () => {
    const rules = new Map(['A', 'B', 'C', 'D'].map(code => [code, { ...bore, code }]));
    const values = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.constantFrom('', '20', '500', 'x'));
    fc.assert(
      fc.property(lines, values, (own, given) => {
        const effective: readonly EffectiveLine[] = effectiveTemplate([own]);
        const { values: read, refusals } = validateProperties(effective, rules, given);
        const refused = new Set(refusals.map(({ field }) => field));
        for (const { field, message } of refusals) expect([field, message.zh, message.en].every(Boolean)).toBe(true);
        for (const [property, text] of Object.entries(given)) if (text !== '') expect(property in read || refused.has(property)).toBe(true);
      }),
    );
  });
});

describe('[PROP3] an option that is merged into another', () => {
  it('takes its values along, each once, in the order of the list', () => {
    expect(mergeOption('ceramic', 'ceramic', 'CER', ['CER', 'SEMI'])).toBe('CER');
    expect(mergeOption('SEMI,ceramic,CER', 'ceramic', 'CER', ['CER', 'SEMI'])).toBe('CER,SEMI');
  });

  it('occurs in no value any more', () => {
    const codes = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1 });
    fc.assert(
      fc.property(codes, value => {
        const merged = mergeOption(value.join(','), 'A', 'B', ['B', 'C', 'D']).split(',');
        expect(merged).not.toContain('A');
        expect(new Set(merged).size).toBe(merged.length);
        expect(merged.includes('B')).toBe(value.includes('A') || value.includes('B'));
      }),
    );
  });
});

describe('[PROP4] a template', () => {
  it('counts its lines and refuses a property twice', () => {
    const lines = [
      { property: 1, required: true, inherit: true },
      { property: 2, required: false, inherit: true },
      { property: 1, required: true, inherit: false },
    ];
    expect(templateFigures({ lines })).toEqual({ ownLines: 3, requiredLines: 2, handedDown: 2 });
    expect(checkPropertyTemplate({ lines }).map(({ field }) => field)).toEqual(['lines.2.property']);
    expect(checkPropertyTemplate({})).toEqual([]);
  });
});
