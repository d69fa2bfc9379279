import { ok, refuse } from '@axle/kernel';
import type { TrendField } from '../field/structured-fields.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** A point of a course: how many days from the record's own day, 0 or less, and the number then. */
export type TrendPoint = readonly [day: number, value: number];

const isPoint = (given: unknown, days: number): given is TrendPoint =>
  Array.isArray(given) &&
  given.length === 2 &&
  Number.isInteger(given[0]) &&
  given[0] <= 0 &&
  given[0] >= -days &&
  Number.isFinite(given[1]);

/** The course of a number. In a file it is `-30:18.99 -12:17.5 0:17.5`: each day with its number. */
export const trendRules: KindRules<TrendField, readonly TrendPoint[]> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (!Array.isArray(json) || !json.every(point => isPoint(point, field.days))) return refuse(refusals.format(field, json));
    const points: readonly TrendPoint[] = json;
    const inOrder = points.every(([day], place) => place === 0 || day > points[place - 1]![0]);
    return inOrder ? ok(points.length === 0 ? undefined : points) : refuse(refusals.format(field, json));
  },
  parse(field, cell) {
    const points = cell
      .trim()
      .split(/\s+/)
      .filter(text => text !== '')
      .map(text => /^(-?\d{1,4}):(-?\d+(?:\.\d+)?)$/.exec(text)?.slice(1).map(Number));
    return trendRules.accept(field, points);
  },
  format: (_field, value) => (value ?? []).map(([day, number]) => `${day}:${number}`).join(' '),
  operators: ['isEmpty', 'notEmpty'],
  sortable: false,
  align: 'left',
  width: 150,
};
