import type { RecordRow, RecordValues, Resource } from '@axle/page-kit';
import { extensionPoint, knowsEntity } from '../../registry/extension-point.ts';
import type { Registry } from '../../registry/registry.ts';

/** Returns the records without which new ones would be incomplete. */
export type Follower = (rows: readonly RecordRow[]) => readonly RecordValues[];

/** Records of an entity that follow new ones of another. */
export interface Following {
  /** Entity, and key of the page, of what follows. */
  readonly entity: string;
  readonly records: Follower;
}

/** What new records bring with them, by entity. */
export const followers = extensionPoint<Following>('follower of new records', knowsEntity);

/** What new records bring with them, whichever way they came; undefined where that is nothing. */
export function followersOf(
  registry: Registry,
  { entity }: Resource,
  rows: readonly RecordRow[],
): { readonly resource: Resource; readonly records: readonly RecordValues[] } | undefined {
  const following = registry.part(followers, entity);
  const resource = following && registry.referred(following.entity);
  return resource && { resource, records: following.records(rows) };
}
