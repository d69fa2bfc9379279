/** GET find: records of a page that what was typed finds, the exact ones first; or those of `records`, each as `page.id`. */
export interface FoundOnPage {
  readonly section: string;
  readonly page: string;
  readonly rows: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: { readonly zh: string; readonly en: string };
    /** Out of use. */
    readonly disabled?: true;
    /** Whether what was typed is the whole code, name or number. */
    readonly exact: boolean;
  }[];
}
