import { textOf } from '../support/tree.ts';

/** A ```ts block of a document. */
export interface Snippet {
  readonly document: string;
  /** Line of its opening fence. */
  readonly line: number;
  readonly code: string;
}

/** Every ```ts block of a document, in order. */
export const snippetsOf = (document: string): readonly Snippet[] => {
  const text = textOf(document);
  return Array.from(text.matchAll(/^```ts\n([\s\S]*?)^```$/gm), match => ({
    document,
    line: text.slice(0, match.index).split('\n').length,
    code: match[1] ?? '',
  }));
};

/** A statement that begins its line, and the value that its comment promises: `add('1', '2'); // → '3'`. */
const promised = /^(?!import\b)([^\s)\]}/].*(?:\n[\s)\]}].*)*?); \/\/ → (.+)$/gm;

/**
 * A snippet as a module of its own, each line where it stands in its document, that exports the promised values beside the real ones: of a
 * declaration the value of its name, of anything else its own.
 */
export function provingModule({ document, line, code }: Snippet): string {
  const proving = code.replace(promised, (_, statement: string, value: string) => {
    const name = /^const (\w+)\b/.exec(statement)?.[1];
    return name === undefined ? `promises.push([(${statement}), (${value})]);` : `${statement}; promises.push([${name}, (${value})]);`;
  });
  return `${'\n'.repeat(line - 1)}/* ${document} */ export const promises: (readonly [real: unknown, promised: unknown])[] = [];\n${proving}`;
}

/** How many values a snippet promises. */
export const promisesOf = ({ code }: Snippet): number => Array.from(code.matchAll(promised)).length;
