import { lazy } from 'react';

/** Loaded with the first list that has addresses. */
export const AddressFilter = lazy(async () => ({ default: (await import('./address-filter.view.tsx')).AddressFilter }));
