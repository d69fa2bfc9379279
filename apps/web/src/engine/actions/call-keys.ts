/** Keys of calls: a call that nobody answered is sent again by the same key, so that it is done once. */
export class CallKeys {
  private last: { readonly what: string; readonly key: string } | undefined = undefined;
  private readonly newId: () => string;

  constructor(newId: () => string) {
    this.newId = newId;
  }

  /** The key of a call: that of the last one where it was the same and nobody answered it. */
  of(...what: readonly unknown[]): string {
    const words = JSON.stringify(what);
    if (this.last?.what !== words) this.last = { what: words, key: this.newId() };
    return this.last.key;
  }

  /** The last call was answered: the next one is another, even if it says the same. */
  answered(): void {
    this.last = undefined;
  }
}
