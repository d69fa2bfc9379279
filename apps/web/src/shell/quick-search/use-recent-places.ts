import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BrowserValues } from '../../gateways/stored-values.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { tabAddress } from '../workspace/tab-address.ts';
import { RecentChoices } from './recent-choices.ts';

/** The page in sight, and the record that is open in it. */
export function usePlace(): { readonly page?: string; readonly record?: string } {
  const { pathname, search } = useLocation();
  return { page: tabAddress(pathname)?.page, record: new URLSearchParams(search).get('record') ?? undefined };
}

/** Remembers the pages and records that come into sight; not what somebody sees through the eyes of another. */
export function useRecentPlaces(): void {
  const { page, record } = usePlace();
  const session = useService(Session);
  const values = useService(BrowserValues);
  useEffect(() => {
    if (page !== undefined && !session.viewing) new RecentChoices(values, session).see(page, record);
  }, [page, record, session, values]);
}
