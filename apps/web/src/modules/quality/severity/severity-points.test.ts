import { expect, it } from 'vitest';
import { severityPoints } from './severity-points.ts';

it('entries are drawn in the order in which they came, the stricter the higher', () => {
  const entry = (id: number, toSeverity: string, verdict?: string) => ({
    id,
    version: 1,
    at: `2026-05-0${id}T08:00:00Z`,
    toSeverity,
    verdict,
  });
  const points = severityPoints([
    entry(4, 'reduced'),
    entry(3, 'normal', 'accept'),
    entry(2, 'discontinued', 'reject'),
    entry(1, 'tightened', 'reject'),
  ]);
  expect(points.map(({ place, level, verdict }) => [place, level, verdict])).toEqual([
    [1, 2, 'reject'],
    [2, 3, 'reject'],
    [3, 1, 'accept'],
    [4, 0, undefined],
  ]);
});
