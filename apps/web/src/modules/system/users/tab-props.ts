import type { UserTab } from '@axle/pages';
import type { UsersTab } from '@axle/wire';
import type { UsersStore } from './users-store.ts';

/** What each tab of the page of users is given. */
export interface TabProps {
  readonly store: UsersStore;
  readonly shown: UsersTab;
  /** Of the twenty tabs; those of super users alone are none of them. */
  readonly tab: UserTab | undefined;
  /** Whether the reader holds a right of this tab. */
  may(action: string): boolean;
}
