import { lazy } from 'react';

/** Loaded with the first record that may have a picture. */
export const ReferencePicture = lazy(async () => ({ default: (await import('./reference-picture.view.tsx')).ReferencePicture }));
