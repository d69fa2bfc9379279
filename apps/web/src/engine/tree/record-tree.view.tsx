import type { Refusal } from '@axle/kernel';
import type { PageTab, RecordRow } from '@axle/page-kit';
import { Button, Callout, Spinner, Tag } from '@blueprintjs/core';
import { ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { treeText } from '../../text/tree.ts';
import { useLatest } from '../answers/use-latest.ts';
import { outsideList } from '../detail/detail-store.ts';
import { usePageModel } from '../page-model-context.ts';
import { loadTree } from './load-tree.ts';
import { TreeFigure } from './tree-figure.view.tsx';
import { stepInTree, treeOf, treeRows } from './tree-rows.ts';
import './tree.css';

/** Pixels by which a level stands in. */
const indent = 22;

/** Records up to which a tree comes with every branch open. */
const mostOpen = 60;

/**
 * The records of a page as a tree: branches open and close, a figure adds up along them, and Enter opens a record with its actions. The
 * keyboard walks it as trees are walked everywhere.
 */
export const RecordTree = observer(function RecordTree({ tree }: { readonly tree: NonNullable<PageTab['tree']> }) {
  const model = usePageModel();
  const session = useService(Session);
  const { list, resource } = model;
  const { code, names = [], parent = '' } = resource.knownBy!;
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const [focus, setFocus] = useState<number>();
  const box = useRef<HTMLUListElement>(null);
  const latest = useLatest();
  const read = list.rows.blocks;
  useEffect(() => {
    void latest.ask(
      signal => loadTree(list.records, code, signal),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setRows(reply.value);
      },
    );
  }, [latest, list, code, read]);
  const known = useMemo(() => rows && treeOf(rows, parent, tree.figure), [rows, parent, tree.figure]);
  const branches = useMemo(() => new Set(known?.above.values()), [known]);
  const open = chosen ?? ((rows?.length ?? 0) <= mostOpen ? branches : new Set<number>());
  const inSight = known ? treeRows(known, open) : [];
  const at = Math.max(
    0,
    inSight.findIndex(({ row }) => row.id === focus),
  );
  const turn = (id: number, isOpen: boolean) => setChosen(isOpen ? new Set([...open, id]) : new Set([...open].filter(one => one !== id)));
  const goTo = (id: number) => {
    setFocus(id);
    box.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };
  const look = (row: RecordRow) => model.openDetail(row, list.rows.placeOf(row.id) ?? outsideList);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget.ownerDocument.activeElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = inSight[at];
    const step = stepInTree(event.key, inSight, at);
    if (step && 'to' in step) goTo(step.to);
    else if (step) turn('open' in step ? step.open : step.close, 'open' in step);
    else if (event.key === 'Enter' && here) look(here.row);
    else return;
    event.preventDefault();
  };
  const nameOf = (row: RecordRow) => session.say({ zh: String(row[names[0] ?? code] ?? ''), en: String(row[names[1] ?? code] ?? '') });
  if (refusal) return <Callout intent="danger">{session.say(refusal.message)}</Callout>;
  if (!known) return <Spinner size={24} />;
  return (
    <div className="ax-tree">
      <div className="ax-tree-bar">
        <Button size="small" variant="minimal" text={session.say(treeText.openAll)} onClick={() => setChosen(branches)} />
        <Button size="small" variant="minimal" text={session.say(treeText.closeAll)} onClick={() => setChosen(new Set())} />
      </div>
      <ul ref={box} role="tree" className="ax-tree-rows" aria-label={session.say(model.page.title)} onKeyDown={onKeyDown}>
        {inSight.map(({ row, level, hasBelow, open: isOpen }, place) => (
          <li
            key={row.id}
            role="treeitem"
            data-id={row.id}
            aria-level={level}
            aria-expanded={hasBelow ? isOpen : undefined}
            aria-selected={place === at}
            tabIndex={place === at ? 0 : -1}
            className={row['status'] === 0 ? 'ax-tree-row ax-tree-off' : 'ax-tree-row'}
            style={{ paddingLeft: (level - 1) * indent }}
            onFocus={() => setFocus(row.id)}
            onClick={() => look(row)}
          >
            {hasBelow ? (
              <ChevronRight
                size={14}
                className={isOpen ? 'ax-tree-open' : undefined}
                onClick={event => {
                  event.stopPropagation();
                  turn(row.id, !isOpen);
                }}
              />
            ) : (
              <span />
            )}
            <span className="ax-tree-code">{String(row[code])}</span>
            <span>
              {nameOf(row)} {row['status'] === 0 && <Tag minimal>{session.say(treeText.disabled)}</Tag>}
            </span>
            <TreeFigure page={model.page} column={tree.figure} row={row} total={known.totals.get(row.id) ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
});
