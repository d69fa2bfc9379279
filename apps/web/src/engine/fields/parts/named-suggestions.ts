import type { References } from '../../references/references.ts';
import type { Session } from '../../../shell/session/session.ts';
import type { Suggestion } from './combo-box.view.tsx';

type Load = (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Codes of records as they occur in the list, and behind them those of records whose code or name holds what is typed. */
export const namedSuggestions =
  (occurring: Load, references: References, session: Session, entity: string): Load =>
  async (typed, signal) => {
    const [here, found] = await Promise.all([occurring(typed, signal), typed === '' ? undefined : references.find(entity, typed, signal)]);
    const named = found?.ok ? found.value.rows : [];
    const names = new Map(named.map(({ code, name }) => [code, session.say(name)]));
    const known = new Set(here.map(({ text }) => text));
    return [
      ...here.map(one => ({ ...one, ...(names.has(one.text) ? { note: names.get(one.text)! } : {}) })),
      ...named
        .filter(({ code }) => code !== undefined && !known.has(code))
        .map(({ code, name }) => ({ text: code!, note: session.say(name) })),
    ];
  };
