import { useEffect } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import type { ListStore } from './list-store.ts';

/** Asks again, as often as the page says, while something in the list is under way and the page is in sight. */
export function useLiveList(list: ListStore, active: boolean): void {
  const session = useService(Session);
  const { live } = list.page;
  useEffect(() => {
    if (!live || !active) return undefined;
    const timer = setInterval(() => {
      if (document.hidden || !list.rows.loaded.some(row => live.in.includes(row[live.field]))) return;
      list.refresh();
      void session.refreshDownloadCount();
    }, live.seconds * 1000);
    return () => clearInterval(timer);
  }, [list, live, session, active]);
}
