import { ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import { stepInList } from '../parts/step-in-list.ts';
import { entriesHolding, type TreeEntry } from './use-tree.ts';

interface CascadeLevelsProps {
  readonly entries: readonly TreeEntry[];
  readonly chosen: number | undefined;
  /** Only records without others below them may be chosen. */
  readonly leaves: boolean;
  /** What stands in the place of a search that found nothing. */
  readonly none?: (typed: string) => ReactNode;
  /** `last` where nothing stands below the chosen one. */
  onChoose(id: number, last: boolean): void;
}

/** Entries that are shown of those that a text finds. */
const mostShown = 100;

/**
 * The levels of a tree side by side: from the search down into the first level, up and down within a level, right and left between levels;
 * Enter chooses, in the search the first that was found.
 */
export const CascadeLevels = observer(function CascadeLevels({ entries, chosen, leaves, none, onChoose }: CascadeLevelsProps) {
  const session = useService(Session);
  const [typed, setTyped] = useState('');
  const byId = new Map(entries.map(entry => [entry.record.id, entry]));
  const lineOf = (id: number | undefined): readonly number[] => {
    const entry = id === undefined ? undefined : byId.get(id);
    return entry ? [...lineOf(entry.record.parent), entry.record.id] : [];
  };
  const [line, setLine] = useState<readonly number[]>(lineOf(chosen));
  const below = (parent: number | undefined) =>
    entries.filter(({ record, level }) => (parent === undefined ? level === 0 : record.parent === parent));
  const columns = [undefined, ...line].map(parent => ({ parent, list: below(parent) })).filter(({ list }) => list.length > 0);
  const take = ({ record }: TreeEntry) => {
    setLine(lineOf(record.id));
    const last = below(record.id).length === 0;
    if (last || !leaves) onChoose(record.id, last);
  };
  const found = entriesHolding(entries, typed).slice(0, mostShown);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement)) return;
    const move = (to: Element | null | undefined) => {
      event.preventDefault();
      (to?.querySelector<HTMLElement>('button[aria-pressed="true"]') ?? to?.querySelector<HTMLElement>('button'))?.focus();
    };
    const list = here.closest('ul');
    if (!list) {
      if (event.key === 'ArrowDown') return move(event.currentTarget.querySelector('ul'));
      const first = found.find(({ record }) => !leaves || !record.above);
      if (event.key !== 'Enter' || typed.trim() === '' || !first) return;
      event.preventDefault();
      return take(first);
    }
    const items = [...list.children];
    const at = items.findIndex(item => item.contains(here));
    if (event.key === 'ArrowUp' && at === 0) {
      event.preventDefault();
      return event.currentTarget.querySelector('input')?.focus();
    }
    const next = stepInList(event.key, at, items.length);
    if (next !== undefined) {
      event.preventDefault();
      return items[next]!.querySelector<HTMLElement>('button')?.focus();
    }
    if (event.key === 'ArrowLeft') move(list.previousElementSibling);
    if (event.key === 'ArrowRight') {
      here.click();
      requestAnimationFrame(() => move(list.nextElementSibling));
    }
  };
  const item = (entry: TreeEntry, words: string) => (
    <li key={entry.record.id}>
      <button type="button" aria-pressed={line.includes(entry.record.id)} title={entry.record.code} onClick={() => take(entry)}>
        <span>{words}</span>
        {entry.record.above && <ChevronRight size={12} />}
      </button>
    </li>
  );
  return (
    <div className="ax-cascade-levels" onKeyDown={onKeyDown}>
      <input
        className="ax-filter-input ax-choice-search"
        type="search"
        autoFocus
        value={typed}
        placeholder={session.say(referenceText.search)}
        aria-label={session.say(referenceText.search)}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {typed.trim() === '' ? (
        <div className="ax-cascade-columns">
          {columns.map(({ parent, list }) => (
            <ul key={parent ?? 0} aria-label={session.say(referenceText.branchOf, { name: byId.get(parent ?? 0)?.name ?? '' })}>
              {list.map(entry => item(entry, entry.name))}
            </ul>
          ))}
        </div>
      ) : (
        (found.length === 0 && none?.(typed.trim())) || <ul>{found.map(entry => item(entry, entry.path))}</ul>
      )}
    </div>
  );
});
