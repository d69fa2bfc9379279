import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing.ts';
import type { Condition } from './condition.ts';
import { sayCondition } from './condition-words.ts';
import { operatorsOf } from './fact.ts';
import { readConditions, readValues, writeConditions, writeValues } from './notation.ts';
import { checkWarehouseRule } from './check-rule.ts';
import { ruleSets } from './rule-sets.ts';
import { conditionsOf } from './testing/table.ts';

const facts = ruleSets.warehouse;

describe('conditions', () => {
  it('[RT2] come back from their text as they went', () => {
    fc.assert(
      fc.property(rulesOf(), list => {
        for (const rule of list) expect(conditionsOf(writeConditions(rule.conditions))).toEqual(rule.conditions);
      }),
    );
    const odd: readonly Condition[] = [{ field: 'orderTag', op: 'containsAny', values: ['a, b; "c" and d', '大件'] }];
    expect(conditionsOf(writeConditions(odd))).toEqual(odd);
    expect(conditionsOf('destState in CA, NV；totalKg >= 030.50 AND expedited = 是; platform = Amazon; platform eq 线下')).toEqual([
      { field: 'destState', op: 'in', values: ['CA', 'NV'] },
      { field: 'totalKg', op: 'gte', values: ['30.5'] },
      { field: 'expedited', op: 'eq', values: ['true'] },
      { field: 'platform', op: 'eq', values: ['amazon'] },
      { field: 'platform', op: 'eq', values: ['offline'] },
    ]);
    expect(conditionsOf(' ')).toEqual([]);
    const typed = ['New York', 'a, "b"', 'c'];
    expect([readValues(writeValues(typed)), readValues(' CA，NV、,\nAZ')]).toEqual([typed, ['CA', 'NV', 'AZ']]);
  });

  it('[RT1] suit their facts, or say what does not', () => {
    const code = (text: string) => {
      const read = readConditions(facts, text);
      return read.ok ? 'ok' : read.refusal.code;
    };
    expect(
      [
        'weather is wet',
        'weather eq wet',
        'destState gt 3',
        'totalKg gt heavy',
        'totalKg between 3',
        'platform eq temu',
        'promisedDate lt 2026-02-30',
        'sku eq A',
        'destState in',
        'destState isEmpty',
      ].map(code),
    ).toEqual([
      'RULE_NOTATION',
      'UNKNOWN_FACT',
      'RULE_OPERATOR',
      'RULE_VALUE',
      'RULE_VALUES',
      'RULE_VALUE',
      'RULE_VALUE',
      'RULE_OPERATOR',
      'RULE_VALUES',
      'ok',
    ]);
    for (const set of Object.values(ruleSets)) for (const fact of Object.values(set)) expect(operatorsOf(fact).length).toBeGreaterThan(2);
    expect(
      checkWarehouseRule({ conditions: 'totalKg gt x', activeFrom: '2026-05-02', activeTo: '2026-05-01', warehouses: ['US-W'] }).map(
        ({ code: word, field }) => [word, field],
      ),
    ).toEqual([
      ['RULE_VALUE', 'conditions'],
      ['PERIOD', 'activeTo'],
    ]);
    expect(sayCondition(facts, conditionsOf('totalKg between 10,30')[0]!)).toEqual({
      zh: '总重(kg) 介于 10–30',
      en: 'Total weight (kg) between 10–30',
    });
    expect(sayCondition(facts, conditionsOf('hazard containsAny battery,liquid')[0]!)).toEqual({
      zh: '特货 含任一 带电、液体',
      en: 'Hazard has any of Battery, Liquid',
    });
    expect(sayCondition(facts, conditionsOf('expedited eq true')[0]!).en).toBe('Expedited is yes');
  });
});
