import type { MenuNode } from './menu-for.ts';

/** Levels of the menu from the top: sections, groups, pages, buttons. */
const pages = 2;
const buttons = 3;

/**
 * [G5] The menu in any JSON; undefined where it is no list. Nodes without a unique key, pages without an address in the main shell,
 * and nodes that stand twice under one parent are left out, and so are sections and groups that hold nothing then.
 */
export const readMenu = (json: unknown): readonly MenuNode[] | undefined => (Array.isArray(json) ? readLevel(json, 0) : undefined);

function readLevel(nodes: readonly unknown[], level: number): readonly MenuNode[] {
  const known = new Map<string, MenuNode>();
  for (const json of nodes) {
    const node = readNode(json, level);
    if (node && !known.has(node.uniqueKey)) known.set(node.uniqueKey, node);
  }
  return [...known.values()];
}

function readNode(json: unknown, level: number): MenuNode | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { uniqueKey, path, nameZh, nameEn, active, children } = json as Readonly<Record<string, unknown>>;
  if (typeof uniqueKey !== 'string' || uniqueKey === '') return undefined;
  const address = typeof path === 'string' ? path : '';
  const below = Array.isArray(children) && level < buttons ? readLevel(children, level + 1) : [];
  if (level === pages ? !address.startsWith('/admin/') : level < pages && below.length === 0) return undefined;
  const named = (name: unknown) => (typeof name === 'string' && name !== '' ? name : uniqueKey);
  return { uniqueKey, path: address, nameZh: named(nameZh), nameEn: named(nameEn), active: active === true, children: below };
}
