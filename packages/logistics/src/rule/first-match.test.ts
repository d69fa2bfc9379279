import { addDays } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderFacts, rulesOf } from '../testing.ts';
import { conditionMatches } from './condition.ts';
import { firstMatch, type Rule } from './first-match.ts';
import { firstStocked } from './first-stocked.ts';
import { factsOf, ruleSets } from './rule-sets.ts';
import { conditionsOf, ruleTable, today } from './testing/table.ts';

const facts = ruleSets.warehouse;
const matched = (rules: readonly Rule<string>[], known: object, set = 'warehouse') => {
  const { found, trace } = firstMatch(rules, factsOf(set), { ...known }, today);
  return [found.ok ? `${found.value.name} ${found.value.output}` : found.refusal.code, trace.map(({ verdict }) => verdict)] as const;
};

describe('the first rule that holds', () => {
  const r1 = ['R1', 'destState in CA,NV,AZ', 'US-W'] as const;
  const r2 = ['R2', 'totalKg > 30', 'US-E'] as const;
  const r3 = ['R3', '', 'US-W, US-E'] as const;
  const rules = ruleTable('warehouse', r1, r2, r3);

  it('[B24] NV 40 kg → R1 US-W; NY 40 kg → R2; NY 5 kg → R3, with stock only in US-E → US-E; swapping R1 and R2 changes the first to US-E', () => {
    expect(matched(rules, { destState: 'NV', totalKg: '40' })).toEqual(['R1 US-W', ['matched']]);
    expect(matched(rules, { destState: 'NY', totalKg: '40' })).toEqual(['R2 US-E', ['failed', 'matched']]);
    expect(matched(rules, { destState: 'NY', totalKg: '5' })).toEqual(['R3 US-W, US-E', ['failed', 'failed', 'matched']]);
    expect(firstStocked(['US-W', 'US-E'], new Map([['P', 1]]), [{ warehouse: 'US-E', sku: 'P', available: 3 }])).toBe('US-E');
    expect(matched(ruleTable('warehouse', r2, r1, r3), { destState: 'NV', totalKg: '40' })[0]).toBe('R2 US-E');
  });

  it('[B24] first legs: S with 15 days and 60 m³ → air; B, 15 days, 60 m³ → FCL; B, 20 m³ → LCL', () => {
    const legs = ruleTable(
      'firstLeg',
      ['R1', 'priority in S,A and daysToStockout lt 20', 'air'],
      ['R2', 'totalCbm gte 55', 'FCL'],
      ['R3', '', 'LCL'],
    );
    const of = (priority: string, daysToStockout: string | undefined, totalCbm: string) =>
      matched(legs, { priority, daysToStockout, totalCbm }, 'firstLeg')[0];
    expect([of('S', '15', '60'), of('B', '15', '60'), of('B', '15', '20')]).toEqual(['R1 air', 'R2 FCL', 'R3 LCL']);
    // no sales: the days are not known
    expect(of('S', undefined, '20')).toBe('R3 LCL');
  });

  it('[B24] a fact that is not known satisfies isEmpty alone; what is off or not of the day is passed over; nothing is NO_MATCH', () => {
    const holds = (text: string, known: object) => conditionMatches(conditionsOf(text)[0]!, facts, { ...known });
    expect(['destState isEmpty', 'destState ne CA', 'destState notIn CA', 'destState eq CA'].map(text => holds(text, {}))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([holds('totalKg between 10,30', { totalKg: '30.0' }), holds('totalKg between 10,30', { totalKg: 30.01 })]).toEqual([
      true,
      false,
    ]);
    expect([
      holds('sku containsAny A,B', { sku: ['b', 'C'] }),
      holds('sku notIn A,B', { sku: ['C'] }),
      holds('sku notIn A', { sku: ['A', 'C'] }),
    ]).toEqual([true, true, false]);
    expect([
      holds('zip3 startsWith 9', { zip3: '902' }),
      holds('expedited eq true', { expedited: false }),
      holds('promisedDate lt 2026-06-01', { promisedDate: '2026-05-31' }),
    ]).toEqual([true, false, true]);
    const dated = [
      { ...rules[2]!, seq: 1, name: 'off', enabled: false },
      { ...rules[2]!, seq: 2, name: 'later', from: addDays(today, 1) },
      { ...rules[2]!, seq: 3, name: 'over', to: addDays(today, -1) },
    ];
    expect(matched(dated, {})).toEqual(['NO_MATCH', ['disabled', 'notYet', 'over']]);
  });

  it('[B24] is the least place among the matches; what stands behind changes nothing; neighbours that exclude each other may change places', () => {
    fc.assert(
      fc.property(rulesOf(), orderFacts(), (list, known) => {
        const { found, trace } = firstMatch(list, facts, known, today);
        const alone = list.filter(rule => firstMatch([rule], facts, known, today).found.ok).map(({ seq }) => seq);
        expect(found.ok ? found.value.seq : undefined).toBe(alone.length === 0 ? undefined : Math.min(...alone));
        expect(firstMatch(list.toReversed(), facts, known, today)).toEqual({ found, trace });
        expect(trace.map(({ seq }) => seq)).toEqual(list.map(({ seq }) => seq).filter(seq => !found.ok || seq <= found.value.seq));
        if (!found.ok) return;
        const appended = { ...list[0]!, seq: list.length + 1, conditions: [] };
        expect(firstMatch([...list, appended], facts, known, today)).toEqual({ found, trace });
        for (const [at, rule] of list.entries()) {
          const next = list[at + 1];
          if (!next || (alone.includes(rule.seq) && alone.includes(next.seq))) continue;
          const swapped = list.with(at, { ...next, seq: rule.seq }).with(at + 1, { ...rule, seq: next.seq });
          const after = firstMatch(swapped, facts, known, today).found;
          expect(after.ok && after.value.name).toBe(found.value.name);
        }
      }),
    );
  });
});
