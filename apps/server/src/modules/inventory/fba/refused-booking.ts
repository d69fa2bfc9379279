import type { RefusedCode } from './refused-code.ts';

/** Ends a savepoint whose postings were refused: none of them was. */
export class RefusedBooking extends Error {
  readonly why: RefusedCode;

  constructor(why: RefusedCode) {
    super(why);
    this.why = why;
  }
}
