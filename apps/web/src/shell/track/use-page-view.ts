import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useService } from '../services.tsx';
import { Tracker } from './tracker.ts';

/** Tells the tracking of a page outside the main shell. `label` is the page's Chinese name. */
export function usePageView(page: string, label: string): void {
  const tracker = useService(Tracker);
  const { pathname } = useLocation();
  useEffect(() => tracker.viewed({ section: 'standalone', page, label, url: pathname }), [tracker, page, label, pathname]);
}
