import type { RecordRow, RecordValues, Resource } from '@axle/page-kit';
import { allPages } from '../../registry/all-pages.ts';
import { childrenOfNew } from '../../../modules/inventory/warehouse/first-children.ts';

/** Tells the records without which new ones would not be whole. */
export type Follower = (rows: readonly RecordRow[]) => readonly RecordValues[];

interface Following {
  /** Entity, and key of the page, of what follows. */
  readonly entity: string;
  readonly records: Follower;
}

const followers: Readonly<Record<string, Following>> = { warehouse: { entity: 'warehouseChild', records: childrenOfNew } };

/** What new records bring with them, whichever way they came; undefined where that is nothing. */
export function followersOf(
  { entity }: Resource,
  rows: readonly RecordRow[],
): { readonly resource: Resource; readonly records: readonly RecordValues[] } | undefined {
  const following = followers[entity];
  const resource = following && allPages.referred(following.entity);
  return resource && { resource, records: following.records(rows) };
}
