/**
 * Asks a question that is repeated whenever something changes: only the newest question is answered. Earlier questions are given up, so
 * that an answer that arrives late, or fails late, is ignored.
 */
export class Latest {
  #asking: AbortController | undefined;
  #isOver = false;

  /**
   * Gives up the previous question and asks; `take` receives the answer unless the question was given up in the meantime. Resolves to
   * whether `take` was called.
   */
  async ask<Answer>(question: (signal: AbortSignal) => Promise<Answer>, take: (answer: Answer) => void): Promise<boolean> {
    this.giveUp();
    if (this.#isOver) return false;
    const { signal } = (this.#asking = new AbortController());
    let answer: Answer;
    try {
      answer = await question(signal);
    } catch (fault) {
      if (signal.aborted) return false;
      throw fault;
    }
    if (signal.aborted) return false;
    take(answer);
    return true;
  }

  /** Nothing that was asked is answered any more. */
  giveUp(): void {
    this.#asking?.abort();
    this.#asking = undefined;
  }

  /**
   * Starts a period in which questions are answered and returns the function that ends it; after that nothing is asked. Where it is
   * never called, questions are always answered.
   */
  begin(): () => void {
    this.#isOver = false;
    return () => {
      this.#isOver = true;
      this.giveUp();
    };
  }
}
