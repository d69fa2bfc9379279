/** What a text given in place of a record means: the record's id, or why it is none. */
export type TextMatch =
  | { readonly text: string; readonly id: number }
  | {
      readonly text: string;
      readonly refusal: { readonly code: string; readonly message: { readonly zh: string; readonly en: string } };
    };
