/** Thrown where the queue is full; the gateways answer it as too many requests. */
export class QueueFull extends Error {
  readonly statusCode = 429;
}

/** Runs tasks at most `atOnce` side by side and lets at most `waiting` wait, first come first served. */
export function limitedConcurrency({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async task => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new QueueFull();
      await new Promise<void>(resolve => queue.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
