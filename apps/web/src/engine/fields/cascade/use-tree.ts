import { inLanguage, pinyinPlace } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import type { FoundReferences } from '../../references/references.ts';
import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../answers/use-latest.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { References } from '../../references/references.ts';

/** A record of a tree as it is shown: how deep it stands, and its name with everything above it. */
export interface TreeEntry {
  readonly record: ReferredRecord;
  readonly level: number;
  readonly name: string;
  readonly path: string;
}

/** The records of a tree, and the page that shows them where the reader may open it. */
interface Tree {
  readonly entries: readonly TreeEntry[] | undefined;
  readonly page: FoundReferences['page'];
  readonly load: () => void;
}

/** The records of a tree, every one behind the one above it, once they were asked for. */
export function useTree(entity: string): Tree {
  const references = useService(References);
  const { language } = useService(Session);
  const [tree, setTree] = useState<FoundReferences>();
  const records = tree?.rows;
  const latest = useLatest();
  const load = useCallback(() => {
    void latest.ask(
      () => references.tree(entity),
      reply => setTree(reply.ok ? reply.value : { rows: [] }),
    );
  }, [latest, references, entity]);
  const entries = useMemo(() => {
    if (!records) return undefined;
    const ids = new Set(records.map(({ id }) => id));
    const below = Map.groupBy(records, ({ parent }) => (parent !== undefined && ids.has(parent) ? parent : undefined));
    const walk = (parent: number | undefined, level: number, above: string): readonly TreeEntry[] =>
      (below.get(parent) ?? []).flatMap(record => {
        const name = inLanguage(record.name, language);
        const path = above === '' ? name : `${above} / ${name}`;
        return [{ record, level, name, path }, ...(level < 12 ? walk(record.id, level + 1, path) : [])];
      });
    return walk(undefined, 0, '');
  }, [records, language]);
  return { entries, page: tree?.page, load };
}

/** Entries whose code or path holds a text, or its letters as pinyin. */
export const entriesHolding = (entries: readonly TreeEntry[], typed: string): readonly TreeEntry[] => {
  const wanted = typed.trim().toLowerCase();
  return wanted === ''
    ? entries
    : entries.filter(
        ({ record, path }) =>
          [path, record.code].some(text => text.toLowerCase().includes(wanted)) || pinyinPlace(record.name.zh, wanted) !== undefined,
      );
};
