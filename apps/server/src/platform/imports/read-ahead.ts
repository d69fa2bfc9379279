/** The same values one ahead: while one is processed, the next is prepared. A reader that ends early ends the source too. */
export async function* readAhead<Value>(source: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let next = source.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = source.next();
      yield value as Value;
    }
  } finally {
    // a failure of what nobody waits for any more is nobody's
    await next.catch(() => undefined);
    await source.return(undefined);
  }
}
