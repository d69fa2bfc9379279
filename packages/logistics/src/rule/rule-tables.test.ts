import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderFacts, rulesOf } from '../testing.ts';
import { firstMatch, isCatchAll, checkRuleTable } from './first-match.ts';
import { neverMatching } from './never-matches.ts';
import { ruleSets } from './rule-sets.ts';
import { ruleDifferences, versionOn } from './rule-version.ts';
import { conditionsOf, ruleTable, today } from './testing/table.ts';

const facts = ruleSets.warehouse;

describe('tables of rules', () => {
  it('[RT3] end with a rule that holds always', () => {
    const rules = ruleTable('warehouse', ['R1', 'totalKg > 30', 'US-E'], ['R2', '', 'US-W']);
    expect(checkRuleTable(rules)).toEqual({ ok: true, value: true });
    const code = (list: Parameters<typeof checkRuleTable>[0]) => {
      const holds = checkRuleTable(list);
      return holds.ok ? 'ok' : holds.refusal.message.zh;
    };
    const message = '最后一条须为兜底规则';
    expect([
      code([]),
      code(rules.slice(0, 1)),
      code([rules[0]!, { ...rules[1]!, enabled: false }]),
      code([{ ...rules[1]!, to: today }]),
    ]).toEqual([message, message, message, message]);
    expect(code([...rules, { ...rules[0]!, seq: 3, enabled: false }])).toBe('ok');
  });

  it('[RT3] with a rule at their end that holds always find one whatever is asked', () => {
    fc.assert(
      fc.property(rulesOf(), orderFacts(), (list, known) => {
        const closed = [...list, { ...list[0]!, seq: list.length + 1, enabled: true, conditions: [], from: undefined, to: undefined }];
        const whole = closed.map(({ from, to, ...rule }) => ({ ...rule, ...(from ? { from } : {}), ...(to ? { to } : {}) }));
        expect(isCatchAll(whole.at(-1)!) && firstMatch(whole, facts, known, today).found.ok).toBe(true);
      }),
    );
  });

  it('[RT4] flag rules that can never match', () => {
    const never = (...texts: readonly string[]) =>
      [...neverMatching(ruleTable('warehouse', ...texts.map((text, at) => [`R${at + 1}`, text, ''] as const)), facts, today)].map(
        ([seq, { kind }]) => `${seq} ${kind}`,
      );
    expect(never('', 'totalKg gt 30')).toEqual(['2 covered']);
    expect(never('totalKg gt 30', 'totalKg gte 40; destState eq CA', 'totalKg gte 30', '')).toEqual(['2 covered']);
    expect(never('destState in CA,NV', 'destState eq nv', 'destState in CA,OR', 'destState notEmpty', 'destState ne TX')).toEqual([
      '2 covered',
      '5 covered',
    ]);
    expect(
      never(
        'totalKg gt 30; totalKg lt 10',
        'destState eq CA; destState in NV,AZ',
        'totalKg between 9,3',
        'destState isEmpty; destState eq CA',
      ),
    ).toEqual(['1 contradicts', '2 contradicts', '3 contradicts', '4 contradicts']);
    expect(never('sku containsAny A,B', 'sku containsAny A', 'sku containsAny A,C', 'sku notIn A', 'sku notIn A,B')).toEqual([
      '2 covered',
      '5 covered',
    ]);
    expect(never('zip3 startsWith 9', 'zip3 startsWith 90', 'zip3 eq 911', 'totalKg ne 5', 'totalKg gt 5')).toEqual([
      '2 covered',
      '3 covered',
      '5 covered',
    ]);
    const [rule] = ruleTable('warehouse', ['R1', '', '']);
    const ended = [
      { ...rule!, to: addDays(today, -1) },
      { ...rule!, seq: 2, from: addDays(today, 9) },
      { ...rule!, seq: 3, to: addDays(today, 3) },
      { ...rule!, seq: 4, enabled: false },
    ];
    expect([...neverMatching(ended, facts, today)]).toEqual([[1, { kind: 'over' }]]);
  });

  it('[RT4] never flag a rule that is the match', () => {
    fc.assert(
      fc.property(rulesOf(), orderFacts(), fc.nat(40), (list, known, later) => {
        const { found } = firstMatch(list, facts, known, addDays(today, later));
        if (found.ok) expect(neverMatching(list, facts, today).has(found.value.seq)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('[RT5] are in force from their day on, the last published of several of one day', () => {
    const version = (no: number, effectiveFrom: string) => ({ no, effectiveFrom: effectiveFrom as LocalDate });
    const versions = [version(1, '2026-01-01'), version(2, '2026-06-01'), version(3, '2026-03-01'), version(4, '2026-03-01')];
    expect(
      ['2025-12-31', '2026-01-01', '2026-03-01', '2026-05-31', '2026-06-01'].map(day => versionOn(versions, day as LocalDate)?.no),
    ).toEqual([undefined, 1, 4, 4, 2]);
  });

  it('[RT6] show how one became another', () => {
    const rule = (seq: number, name: string, text: string, output: Readonly<Record<string, unknown>>) => ({
      seq,
      name,
      enabled: true,
      conditions: conditionsOf(text),
      output,
    });
    const before = [
      rule(1, 'A', 'totalKg gt 30', { warehouses: ['US-E'] }),
      rule(2, 'B', '', { warehouses: ['US-W'] }),
      rule(3, 'C', '', {}),
    ];
    expect(ruleDifferences(before, before)).toEqual([]);
    expect(
      ruleDifferences(before, [
        { ...before[1]!, seq: 1 },
        { ...before[0]!, seq: 2, enabled: false, output: { warehouses: ['US-E', 'US-W'] } },
        rule(3, 'D', '', {}),
      ]),
    ).toEqual([
      { name: 'A', kind: 'moved', before: 1, after: 2 },
      { name: 'A', kind: 'changed', field: 'status', before: 1, after: 0 },
      { name: 'A', kind: 'changed', field: 'warehouses', before: ['US-E'], after: ['US-E', 'US-W'] },
      { name: 'D', kind: 'added', after: 3 },
      { name: 'C', kind: 'removed', before: 3 },
    ]);
    fc.assert(
      fc.property(rulesOf(), list => {
        const numbered = list.map(one => ({ ...one, seq: one.seq * 2 }));
        expect(ruleDifferences(list, numbered)).toEqual([]);
      }),
    );
  });
});
