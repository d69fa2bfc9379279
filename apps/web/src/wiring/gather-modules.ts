import type { LoadView, PortAdapter, WebModule } from '../engine/bespoke/web-module.ts';

/** What all modules contribute together. */
export interface Gathered {
  readonly views: ReadonlyMap<string, LoadView>;
  readonly ports: readonly PortAdapter[];
}

const doubled = <Value>(values: readonly Value[]): Value | undefined => values.find((value, at) => values.indexOf(value) !== at);

/**
 * Gathers views and ports of all modules. Refuses a view or a port that is contributed twice, a view that bears another word than
 * its module, and one that a page may name and nobody contributes.
 */
export function gatherModules(modules: readonly WebModule[], wanted: readonly string[]): Gathered {
  const names = modules.flatMap(({ views }) => Object.keys(views));
  const ports = modules.flatMap(module => module.ports);
  const twice = doubled(names) ?? doubled(ports.map(([port]) => port))?.name;
  if (twice !== undefined) throw new Error(`${twice} is contributed twice`);
  const stray = modules.flatMap(({ word, views }) => Object.keys(views).filter(name => !name.startsWith(`${word}/`)))[0];
  if (stray !== undefined) throw new Error(`the view ${stray} bears another word than its module`);
  const missing = wanted.find(name => !names.includes(name));
  if (missing !== undefined) throw new Error(`nobody contributes the view ${missing}`);
  return { views: new Map(modules.flatMap(({ views }) => Object.entries(views))), ports };
}
