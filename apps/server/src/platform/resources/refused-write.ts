import type { Refusal } from '@axle/kernel';

/** Thrown where a record that is being written meets something that stands against it; whoever writes answers the refusal. */
export class RefusedWrite extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message.en);
    this.refusal = refusal;
  }
}
