import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useService } from '../services.tsx';
import { Tracker } from './tracker.ts';

/** A page that is not in the menu: its name in the records, and its address where the query belongs to it. */
export interface ViewedPage {
  readonly page: string;
  readonly label: string;
  readonly url?: string;
}

/** Reports the view of a page that is not in the menu; undefined reports nothing. */
export function usePageView(viewed: ViewedPage | undefined): void {
  const tracker = useService(Tracker);
  const { pathname } = useLocation();
  const { page, label, url = pathname } = viewed ?? {};
  useEffect(() => {
    if (page !== undefined && label !== undefined) tracker.viewed({ section: 'standalone', page, label, url });
  }, [tracker, page, label, url]);
}
