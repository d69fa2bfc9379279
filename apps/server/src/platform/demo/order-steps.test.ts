import { expect, it } from 'vitest';
import { demoStep } from './demo-step.ts';
import { orderSteps } from './order-steps.ts';

const step = (key: string, ...needs: readonly string[]) => demoStep(key, needs, async () => undefined);
const ordered = (...steps: readonly ReturnType<typeof step>[]) => orderSteps(steps).map(({ key }) => key);

it('keeps the order of the modules as far as the needs allow', () => {
  expect(ordered(step('a'), step('b'), step('c'))).toEqual(['a', 'b', 'c']);
  expect(ordered(step('kits', 'stock'), step('skus'), step('stock', 'skus'), step('rates'))).toEqual(['skus', 'stock', 'kits', 'rates']);
});

it('refuses a need that no step meets, and steps that need each other', () => {
  expect(() => ordered(step('stock', 'bins'))).toThrow('the step stock of the demo needs bins, which no module adds');
  expect(() => ordered(step('a'), step('b', 'c'), step('c', 'b'))).toThrow('steps of the demo need each other: b, c');
});
