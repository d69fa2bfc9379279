import type { PageActions } from '../engine/actions/page-actions.ts';
import { galleryScans } from './gallery-scans.ts';
import { serverless } from './gallery-task-center.ts';

/** Actions of the gallery: scans are answered, everything else waits for a server. */
export const galleryActions: PageActions = {
  post: galleryScans,
  next: serverless,
  proposals: serverless,
  known: serverless,
  file: serverless,
  count: serverless,
};
