import { onceEach } from '../engine/bespoke/once-each.ts';
import type { Views } from '../engine/bespoke/views.ts';
import type { Gathered } from './gather-modules.ts';

/** The views of modules that are loaded with the first view that somebody opens; their ports are bound before it is drawn. */
export function moduleViews(load: () => Promise<Gathered>, bind: (ports: Gathered['ports']) => void): Views {
  const gathered = onceEach(async () => {
    const { views, ports } = await load();
    bind(ports);
    return views;
  });
  return { load: onceEach(async name => (await (await gathered('all')).get(name)?.())?.default) };
}
