/** Keeps what a reading answered for the same question. */
export function once<Answer>(read: (key: string) => Answer): (key: string) => Answer {
  const kept = new Map<string, Answer>();
  return key => {
    if (!kept.has(key)) kept.set(key, read(key));
    return kept.get(key)!;
  };
}
