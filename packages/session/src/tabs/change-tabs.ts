import type { Text } from '@axle/kernel';
import { emptyWorkspace, homeKey, mostTabs, tabKey, type Workspace, type WorkspaceTab } from './workspace.ts';

/** What happens to the tabs. */
export type TabEvent =
  | {
      readonly kind: 'open';
      readonly page: string;
      readonly instance?: string;
      readonly path: string;
      readonly title: Text;
      /** Keys of tabs that hold unsaved work: the cap does not close them. */
      readonly unsaved?: readonly string[];
    }
  | { readonly kind: 'activate'; readonly key: string }
  | { readonly kind: 'close'; readonly key: string }
  | { readonly kind: 'closeOthers'; readonly key: string }
  | { readonly kind: 'pin'; readonly key: string; readonly pinned: boolean };

/**
 * [N10] The tabs after an event. Home stays first and cannot be closed or unpinned; pinned tabs stand next and survive 'close
 * others'. An event about a tab that is not open changes nothing.
 */
export function changeTabs(workspace: Workspace, event: TabEvent): Workspace {
  if (event.kind === 'open') return open(workspace, event);
  const tab = workspace.tabs.find(({ key }) => key === event.key);
  if (!tab) return workspace;
  if (event.kind === 'activate') return used(workspace, tab.key);
  if (event.kind === 'closeOthers') return keep(used(workspace, tab.key), other => other.pinned || other.key === tab.key);
  if (tab.key === homeKey) return workspace;
  if (event.kind === 'close') return keep(workspace, other => other.key !== tab.key);
  return arranged({ ...workspace, tabs: workspace.tabs.map(other => (other === tab ? { ...tab, pinned: event.pinned } : other)) });
}

function open(workspace: Workspace, { page, instance, path, title, unsaved = [] }: Extract<TabEvent, { kind: 'open' }>): Workspace {
  const key = tabKey(page, instance);
  const known = workspace.tabs.find(tab => tab.key === key);
  const fresh: WorkspaceTab = { key, page, instance, path, title, pinned: false, used: 0 };
  const tabs = known ? workspace.tabs.map(tab => (tab === known ? { ...tab, path, title } : tab)) : [...workspace.tabs, fresh];
  return capped(used({ ...workspace, tabs }, key), unsaved);
}

function used(workspace: Workspace, key: string): Workspace {
  const latest = Math.max(...workspace.tabs.map(tab => tab.used));
  return { tabs: workspace.tabs.map(tab => (tab.key === key ? { ...tab, used: latest + 1 } : tab)), active: key };
}

/** Closes what was used longest ago until the cap holds; pinned tabs go last, home, the one in sight and unsaved work never. */
function capped(workspace: Workspace, unsaved: readonly string[]): Workspace {
  if (workspace.tabs.length <= mostTabs) return workspace;
  const spare = workspace.tabs.filter(tab => tab.key !== homeKey && tab.key !== workspace.active && !unsaved.includes(tab.key));
  const victim = spare.toSorted((one, other) => Number(one.pinned) - Number(other.pinned) || one.used - other.used)[0];
  return victim
    ? capped(
        keep(workspace, tab => tab !== victim),
        unsaved,
      )
    : workspace;
}

/** Closes tabs; when the one in sight goes, the one used last before it comes into sight. */
function keep(workspace: Workspace, stays: (tab: WorkspaceTab) => boolean): Workspace {
  const tabs = workspace.tabs.filter(stays);
  if (tabs.some(tab => tab.key === workspace.active)) return { tabs, active: workspace.active };
  const next = tabs.toSorted((one, other) => other.used - one.used)[0];
  return next ? { tabs, active: next.key } : emptyWorkspace;
}

/** Home, then the pinned tabs, then the others, otherwise in their order. */
export function arranged(workspace: Workspace): Workspace {
  const rank = (tab: WorkspaceTab) => (tab.key === homeKey ? 0 : tab.pinned ? 1 : 2);
  return { ...workspace, tabs: workspace.tabs.toSorted((one, other) => rank(one) - rank(other)) };
}
