import type { Text } from './text.ts';

/** Why something was refused: a stable code for programs, a sentence for people. */
export interface Refusal {
  /** Upper-case word that never changes once released, for example `ROW_CHANGED`. */
  readonly code: string;
  /** The whole sentence that the user reads, placeholders already filled. */
  readonly message: Text;
  /** Key of the field that the refusal speaks of, where it speaks of one. */
  readonly field?: string;
}
