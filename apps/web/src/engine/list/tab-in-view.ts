import type { TabInView } from '../../shell/tracking.ts';
import type { ListStore } from './list-store.ts';

/** A tab of a list as the tracking names it: the one of a key, otherwise the one in view; undefined where the page has none. */
export function tabInView(list: ListStore, key = list.state.tab): TabInView | undefined {
  const tab = list.tabs.find(one => one.key === key) ?? list.tabs[0];
  return tab && { key: tab.key, label: tab.title.zh };
}
