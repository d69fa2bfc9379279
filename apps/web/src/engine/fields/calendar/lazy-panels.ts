import { lazy } from 'react';

/** The calendar, fetched when it is first opened. */
export const LazyCalendar = lazy(async () => ({ default: (await import('./calendar.view.tsx')).Calendar }));

/** The clock, fetched when it is first opened. */
export const LazyClock = lazy(async () => ({ default: (await import('./clock.view.tsx')).Clock }));
