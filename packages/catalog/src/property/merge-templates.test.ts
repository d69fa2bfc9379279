import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTemplates, type MergedLine } from './merge-templates.ts';

const line = (property: string, required = false, inherit = true, position = 1): MergedLine => ({ property, required, inherit, position });
const lines = fc.uniqueArray(
  fc.record({
    property: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    required: fc.boolean(),
    inherit: fc.boolean(),
    position: fc.integer({ min: 1, max: 900 }),
  }),
  { selector: ({ property }) => property },
);

describe('[CAT1] templates of two categories', () => {
  it('become one: what only the other asks for comes behind', () => {
    const into = [line('bore', true, true, 3)];
    expect(mergeTemplates(into, [line('bore', true, true, 1), line('friction', false, true, 2)])).toEqual({
      ok: true,
      value: [...into, { property: 'friction', required: false, inherit: true, position: 4 }],
    });
    expect(mergeTemplates([], [])).toEqual({ ok: true, value: [] });
  });

  it('that ask differently are refused, and every property is named', () => {
    const reply = mergeTemplates([line('bore', true), line('teeth')], [line('bore'), line('teeth', false, false)], code => `«${code}»`);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'TEMPLATE_CLASH' } });
    expect(JSON.stringify(reply)).toContain('«bore», «teeth»');
  });

  it('lose no property, change none that is there, and merged again add nothing', () => {
    fc.assert(
      fc.property(lines, lines, (into, from) => {
        const merged = mergeTemplates(into, from);
        if (!merged.ok) return;
        expect(merged.value.slice(0, into.length)).toEqual(into);
        expect(new Set(merged.value.map(({ property }) => property))).toEqual(new Set([...into, ...from].map(({ property }) => property)));
        expect(mergeTemplates(merged.value, from)).toEqual(merged);
      }),
    );
  });
});
