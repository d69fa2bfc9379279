import type { Access } from '@axle/permissions';
import { expect, it } from 'vitest';
import { accessMemory } from './access-memory.ts';

const access = (userId: number): Access => ({ userId, isSuper: false, roles: [], scopes: new Map(), blocks: [] });

it('answers only for the epoch and the day it was kept for', () => {
  const memory = accessMemory();
  memory.keep(access(1), 7, '2026-05-20');
  expect(memory.find(1, 7, '2026-05-20')).toEqual(access(1));
  expect(memory.find(1, 7, '2026-05-21')).toBeUndefined();
  memory.keep(access(1), 7, '2026-05-20');
  expect(memory.find(1, 8, '2026-05-20')).toBeUndefined();
  expect(memory.find(2, 7, '2026-05-20')).toBeUndefined();
});

it('forgets who was asked for longest ago', () => {
  const memory = accessMemory(2);
  for (const user of [1, 2]) memory.keep(access(user), 1, 'day');
  memory.find(1, 1, 'day');
  memory.keep(access(3), 1, 'day');
  expect([1, 2, 3].map(user => memory.find(user, 1, 'day') !== undefined)).toEqual([true, false, true]);
});

it('counts an entry stored again as the most recently used', () => {
  const memory = accessMemory(2);
  for (const user of [1, 2, 1, 3]) memory.keep(access(user), 1, 'day');
  expect([1, 2, 3].map(user => memory.find(user, 1, 'day') !== undefined)).toEqual([true, false, true]);
});
