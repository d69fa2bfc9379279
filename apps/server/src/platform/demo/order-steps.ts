import type { DemoStep } from './demo-step.ts';

/**
 * Puts steps into an order in which each goes behind those that it needs: always the first one, as they are given, that needs none
 * of the others any more. A need that no step meets, and steps that need each other, are faults of the modules.
 */
export function orderSteps(steps: readonly DemoStep[]): readonly DemoStep[] {
  const known = new Set(steps.map(({ key }) => key));
  for (const { key, needs } of steps)
    for (const need of needs) if (!known.has(need)) throw new Error(`the step ${key} of the demo needs ${need}, which no module adds`);
  const ordered: DemoStep[] = [];
  const done = new Set<string>();
  while (ordered.length < steps.length) {
    const waiting = steps.filter(({ key }) => !done.has(key));
    const next = waiting.find(({ needs }) => needs.every(need => done.has(need)));
    if (!next) throw new Error(`steps of the demo need each other: ${waiting.map(({ key }) => key).join(', ')}`);
    ordered.push(next);
    done.add(next.key);
  }
  return ordered;
}
