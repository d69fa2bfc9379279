import { fill, foldSpelling, ok, refuse, type Result } from '@axle/kernel';

/** A state of a country with the spellings that it goes by. */
export interface StateNames {
  readonly abbr: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** Case, dots and blanks do not distinguish two spellings: `Calif.` and `calif`, `N. Y.` and `NY`. */
const bare = (text: string): string => foldSpelling(text.normalize('NFKC')).replace(/[.\s]/g, '');

/**
 * [B33] The state that a platform's text means: by its abbreviation, else its name, else one of its aliases.
 * `UNKNOWN_STATE` where none is called so, and where two are.
 */
export function findState<State extends StateNames>(states: readonly State[], text: string): Result<State> {
  const wanted = bare(text);
  const ways: readonly ((state: State) => readonly string[])[] = [
    ({ abbr }) => [abbr],
    ({ name }) => [name],
    ({ aliases = [] }) => aliases,
  ];
  for (const way of ways) {
    const found = wanted === '' ? [] : states.filter(state => way(state).some(spelling => bare(spelling) === wanted));
    const [state] = found;
    if (state && found.length === 1) return ok(state);
    if (state) break;
  }
  return refuse({
    code: 'UNKNOWN_STATE',
    message: fill({ zh: '无法识别的州：{text}', en: 'Unknown state: {text}' }, { text: text.trim().slice(0, 60) }),
  });
}
