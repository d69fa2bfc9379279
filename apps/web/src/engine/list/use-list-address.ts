import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useSearch } from '../use-search.ts';
import type { ListStore } from './list-store.ts';
import type { ViewsStore } from './views-store.ts';

const bare = (search: string) => search.replace(/^\?/, '');

/**
 * Keeps the address of the page in sight and the list's state the same: what the user sets is written into the address, an
 * address that was followed sets the list. A page that comes back into sight writes its own state again.
 */
export function useListAddress(list: ListStore, views: ViewsStore, active: boolean): void {
  const { search, latest, replace } = useSearch();
  const written = useRef(bare(search));

  useEffect(() => {
    if (!active) return undefined;
    const write = () => {
      const next = views.toAddress(list.toAddress(new URLSearchParams(latest.current))).toString();
      if (next === bare(latest.current)) return;
      written.current = next;
      replace(next);
    };
    write();
    return reaction(() => [list.state, views.activeId, views.changed], write);
  }, [list, views, latest, replace, active]);

  useEffect(() => {
    if (!active || bare(search) === written.current) return;
    written.current = bare(search);
    views.fromAddress(new URLSearchParams(search));
  }, [views, search, active]);
}
