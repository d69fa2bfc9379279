import { dirname, join, normalize } from 'node:path';
import { textOf } from './tree.ts';

/** What stands on what: files or folders by their paths. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Relative imports of a source that are there at run time, as paths from the root; types and what is loaded later are not. */
const importedBy = (path: string): readonly string[] => {
  const code = textOf(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const written = code.matchAll(/(?:\b(?:import|export)\b(?! type\b)[^;'"]*?from |^import )'(\.{1,2}\/[^']+)'/gm);
  return Array.from(written, ([, specifier = '']) => normalize(join(dirname(path), specifier)).replaceAll('\\', '/'));
};

/** Which sources, or which folders, import which others at run time. */
export function importGraph(sources: readonly string[], nameOf: (path: string) => string): Graph {
  const known = new Set(sources);
  const graph = new Map<string, Set<string>>();
  for (const path of sources) {
    const name = nameOf(path);
    const others = graph.get(name) ?? new Set();
    graph.set(name, others);
    for (const other of importedBy(path)) if (known.has(other) && nameOf(other) !== name) others.add(nameOf(other));
  }
  return graph;
}

/** Everything that can be reached from a name. */
function reachedFrom(graph: Graph, name: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(name) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/** Names that stand on themselves, by way of others. */
export const inCircles = (graph: Graph): readonly string[] =>
  [...graph.keys()].filter(name => reachedFrom(graph, name).has(name)).toSorted();
