import { useEffect } from 'react';
import { CallEvents } from '../../gateways/call-events.ts';
import { useService } from '../../shell/services.tsx';
import type { ViewsStore } from './views-store.ts';

/** Counts tabs and views again whenever the user has written something, while the list is in sight. */
export function useCountsAgain(views: ViewsStore, active: boolean): void {
  const calls = useService(CallEvents);
  useEffect(() => (active ? calls.onWritten(() => views.countAgain()) : undefined), [views, calls, active]);
}
