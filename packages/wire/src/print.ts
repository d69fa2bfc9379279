/** A text that is printed with boxes in it, and the letters for which they stand: no font has them. */
export interface MissingLetters {
  readonly text: string;
  readonly letters: string;
}

/** What a print is going to lack. */
export interface PrintCheck {
  readonly missing: readonly MissingLetters[];
}
