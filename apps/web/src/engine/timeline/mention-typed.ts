/** A name that is being typed behind an `@`. */
export interface TypedMention {
  /** Place of the `@`. */
  readonly from: number;
  readonly typed: string;
}

/** Longest beginning of a name that is looked for. */
const longest = 24;

/** The name that stands before the caret; undefined where none is being typed. */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || from >= caret || /[\p{Script=Latin}\d_]/u.test(text[from - 1] ?? '')) return undefined;
  const typed = text.slice(from + 1, caret);
  return typed.length > longest || /[\s@]/.test(typed) ? undefined : { from, typed };
}

/** A text in which the typed beginning became a whole name, and where the caret stands then. */
export function withMention(text: string, { from, typed }: TypedMention, name: string): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}
