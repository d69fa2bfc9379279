import { lazy } from 'react';

/** Loaded with the first list that refers to other records. */
export const RefFilter = lazy(async () => ({ default: (await import('./ref-filter.view.tsx')).RefFilter }));
