import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledTemplates, variableNames, variableValues } from '../testing.ts';
import { checkTemplate } from './check-template.ts';
import { render, renderSubject, variablesOf } from './render.ts';

describe('a template', () => {
  it('[M1] is filled by name', () => {
    expect(render('采购订单 {{order.no}} 交期 {{ order.date }}', { 'order.no': 'PO-1', 'order.date': '2026-05-20' })).toEqual({
      ok: true,
      value: '采购订单 PO-1 交期 2026-05-20',
    });
    expect(variablesOf('{{a}} {{b.c}} {{a}}')).toEqual(['a', 'b.c']);
  });

  it.each([{}, { 'order.no': '' }, { 'order.no': ' \n' }] as readonly Record<string, string>[])(
    '[M2] names the gap that %j leaves empty',
    values => {
      expect(render('PO {{order.no}}', values)).toMatchObject({
        ok: false,
        refusal: { code: 'NO_VALUE', field: 'order.no', message: { en: 'The variable {{order.no}} has no value' } },
      });
    },
  );

  it('[M2] takes no value from what every object has', () => {
    expect(render('{{constructor}}', {}).ok).toBe(false);
  });

  it('[M3] leaves what looks like a gap inside a value', () => {
    expect(render('{{a}}-{{b}}', { a: '{{b}}', b: '$&' })).toEqual({ ok: true, value: '{{b}}-$&' });
  });

  it('[M1, M3] is its texts with each gap’s value between them, whatever the values hold', () => {
    fc.assert(
      fc.property(filledTemplates(), ({ parts, template, values }) => {
        const expected = parts.map(part => ('gap' in part ? values[part.gap] : part.text)).join('');
        expect(render(template, values)).toEqual({ ok: true, value: expected });
      }),
    );
  });

  it('[M1] without braces is unchanged', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        fc.pre(!text.includes('{{'));
        expect(render(text, {})).toEqual({ ok: true, value: text });
      }),
    );
  });
});

describe('a subject', () => {
  it('[M4] is one line', () => {
    expect(renderSubject('【{{company}}】\r\n订单', { company: 'a\nb' })).toEqual({ ok: true, value: '【a b】 订单' });
  });

  it('[M4] never breaks, whatever the values hold', () => {
    fc.assert(
      fc.property(variableNames(), variableValues(), (name, value) => {
        const subject = renderSubject(`a {{${name}}}\nb`, { [name]: value });
        expect(subject.ok && /[\r\n]/.test(subject.value)).toBe(false);
      }),
    );
  });
});

describe('saving a template', () => {
  it('[M5] refuses what the event does not know, and names the nearest', () => {
    expect(checkTemplate('{{order.number}}', ['buyer.name', 'order.no', 'order.date'])).toEqual([
      {
        code: 'UNKNOWN_VARIABLE',
        field: 'order.number',
        message: {
          zh: '未知变量 {{order.number}}，是否应为 {{order.no}}？',
          en: 'Unknown variable {{order.number}}, did you mean {{order.no}}?',
        },
      },
    ]);
    expect(checkTemplate('{{a}}', [])).toMatchObject([{ message: { en: 'Unknown variable {{a}}' } }]);
  });

  it('[M5] lets through exactly what can be rendered with the known names', () => {
    fc.assert(
      fc.property(filledTemplates(), ({ template, values }) => {
        expect(checkTemplate(template, Object.keys(values))).toEqual([]);
        expect(checkTemplate(template, []).map(({ field }) => field)).toEqual(variablesOf(template));
      }),
    );
  });
});
