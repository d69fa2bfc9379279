/** A person's own columns of one list. */
export interface ListLayout {
  readonly columns: readonly { readonly field: string; readonly visible: boolean; readonly width?: number; readonly pinned?: boolean }[];
  readonly density?: 'compact' | 'normal' | 'loose';
  /** How much of the filters is in sight: kept by the name of `filtersOf`, answered with the columns. */
  readonly filters?: 'none' | 'first' | 'all';
}

/** The default columns of lists that are set, and the roles that there are. */
export interface ListDefaults {
  readonly roles: readonly { readonly code: string; readonly nameZh: string; readonly nameEn: string }[];
  readonly defaults: readonly {
    /** Code of a role; absent for everybody. */
    readonly role?: string;
    readonly page: string;
    readonly layout: ListLayout;
    readonly updatedBy: number;
    readonly updatedAt: string;
  }[];
}
