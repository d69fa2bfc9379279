import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useService } from '../services.tsx';
import { Tracker } from './tracker.ts';

/**
 * Tells the tracking of a page outside the main shell. `label` is its name in the records, `url` its address where the query belongs to it.
 */
export function usePageView(page: string, label: string, url?: string): void {
  const tracker = useService(Tracker);
  const { pathname } = useLocation();
  const address = url ?? pathname;
  useEffect(() => tracker.viewed({ section: 'standalone', page, label, url: address }), [tracker, page, label, address]);
}
