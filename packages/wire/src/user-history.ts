/** One change of a user's account, of a data scope of theirs, or of a role that they hold now. */
export interface UserHistoryEntry {
  readonly key: string;
  readonly at: string;
  /** Who did it; absent for the server itself. */
  readonly by?: number;
  /** The role that was changed; absent where it is the account itself. */
  readonly role?: { readonly code: string; readonly nameZh: string; readonly nameEn: string };
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[];
}

/** GET get_history: newest first. */
export interface UserHistory {
  readonly entries: readonly UserHistoryEntry[];
  /** Whether there are older ones: asked for with the key of the last entry. */
  readonly more: boolean;
}
