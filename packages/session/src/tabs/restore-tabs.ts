import { text } from '@axle/kernel';
import { arranged } from './change-tabs.ts';
import { emptyWorkspace, homeKey, mostTabs, tabKey, type Workspace, type WorkspaceTab } from './workspace.ts';

/** [N11] The text under which the tabs are kept for the browser session. */
export const storedTabs = (workspace: Workspace): string => JSON.stringify(workspace);

/**
 * [N11] The tabs from the text that was kept, whatever has become of it: entries that are no tabs, stand twice or may not be opened
 * any more are left out, home is always there. `mayOpen` says which pages the user may still open.
 */
export function restoreTabs(text: string | null | undefined, mayOpen: (page: string) => boolean): Workspace {
  const stored = parsed(text);
  const known = new Map<string, WorkspaceTab>();
  for (const entry of Array.isArray(stored.tabs) ? (stored.tabs as readonly unknown[]) : []) {
    const tab = tabFrom(entry);
    if (tab && tab.key !== homeKey && known.size < mostTabs - 1 && !known.has(tab.key) && mayOpen(tab.page)) known.set(tab.key, tab);
  }
  const tabs = [...emptyWorkspace.tabs, ...known.values()];
  const active = tabs.find(tab => tab.key === stored.active)?.key ?? homeKey;
  return arranged({ tabs, active });
}

function parsed(text: string | null | undefined): { readonly tabs?: unknown; readonly active?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function tabFrom(entry: unknown): WorkspaceTab | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { page, instance, path, title, pinned, used } = entry as Readonly<Record<string, unknown>>;
  const { zh, en } = (typeof title === 'object' && title !== null ? title : {}) as Readonly<Record<string, unknown>>;
  if (typeof page !== 'string' || page === '' || typeof path !== 'string' || !path.startsWith('/admin/')) return undefined;
  if (typeof zh !== 'string' || typeof en !== 'string' || (instance !== undefined && typeof instance !== 'string')) return undefined;
  const order = typeof used === 'number' && Number.isSafeInteger(used) && used >= 0 ? used : 0;
  return { key: tabKey(page, instance), page, instance, path, title: text(zh, en), pinned: pinned === true, used: order };
}
