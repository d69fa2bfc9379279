import type { LocalDate } from '@axle/kernel';
import { type RecordRow, regrouped } from '@axle/page-kit';
import { Button, Checkbox, Menu, MenuItem } from '@blueprintjs/core';
import { Cross, More } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { DragEvent, KeyboardEvent } from 'react';
import { outsideList } from '../../../engine/detail/detail-store.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { Popover } from '../../../shell/popover.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { boardStages, type ProjectBoardStore } from './project-board.store.ts';
import { projectBoardText as text } from './project-board-text.ts';
import { StageClock } from './stage-clock.view.tsx';
import type { StageMoves } from './use-stage-moves.ts';

interface CardProps {
  readonly row: RecordRow;
  readonly store: ProjectBoardStore;
  readonly moves: StageMoves;
  readonly today: LocalDate;
}

/** A project on the board: its name, its clock, what it is worth, and why it was not moved if somebody tried. */
export const ProjectCard = observer(function ProjectCard({ row, store, moves, today }: CardProps) {
  const session = useService(Session);
  const model = usePageModel();
  const { list, page, resource } = model;
  const sees = (field: string) => session.fieldAccess(page.key, field).shown && row[field] !== undefined;
  const number = regrouped(String(row['projectNo']));
  const named = (words: (typeof text)[keyof typeof text]) => session.say(words, { name: number });
  const at = boardStages.findIndex(stage => stage === row['stage']);
  const open = () => model.openDetail(row, outsideList);
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const stage = by === undefined ? undefined : boardStages[at + by];
    if (stage === undefined) return;
    event.preventDefault();
    void moves.move(row, stage);
  };
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', String(row.id));
    event.dataTransfer.effectAllowed = 'move';
    store.hold(row);
  };
  const offered = boardStages.filter(stage => moves.stepTo(row, stage));
  const refused = store.refused?.id === row.id ? store.refused.why : undefined;
  const field = (name: string) => <ValueView field={resource.fields[name]!} value={row[name]} />;
  const step = { sample: 'sampleState', approval: 'approval' }[String(row['stage'])];
  return (
    <li
      className="ax-project-card"
      data-project={row.id}
      data-held={store.held?.id === row.id}
      data-refused={refused !== undefined}
      draggable={offered.length > 0}
      onDragStart={drag}
      onDragEnd={() => store.hold(undefined)}
    >
      <header>
        <Checkbox checked={list.selection.has(row.id)} aria-label={named(text.tick)} onChange={() => list.selection.toggle(row)} />
        <button type="button" className="ax-project-no" aria-label={named(text.open)} onClick={open}>
          {number}
        </button>
        {offered.length > 0 && (
          <Popover
            placement="bottom-end"
            content={
              <Menu small>
                {offered.map(stage => (
                  <MenuItem
                    key={stage}
                    text={session.say(text.to, { stage: moves.stageName(stage) })}
                    onClick={() => void moves.move(row, stage)}
                  />
                ))}
              </Menu>
            }
          >
            <Button
              size="small"
              variant="minimal"
              icon={<More />}
              data-grip={row.id}
              aria-label={named(text.move)}
              title={named(text.move)}
              onKeyDown={walk}
            />
          </Popover>
        )}
      </header>
      {sees('name') && (
        <p className="ax-project-name">{session.say({ zh: String(row['name']), en: String(row['nameEn'] ?? row['name']) })}</p>
      )}
      {sees('category') && <p className="ax-project-category">{field('category')}</p>}
      {sees('dueAt') || row['stage'] === 'hold' ? <StageClock row={row} resource={resource} today={today} /> : null}
      <p className="ax-project-facts">
        {sees('score') && <span>{session.say(text.score, { score: String(row['score']) })}</span>}
        {sees('marginPct') && <span>{session.say(text.margin, { margin: Number(row['marginPct']).toFixed(1) })}</span>}
        {sees('developer') && <span>{session.nickname(row['developer'] as number)}</span>}
      </p>
      <p className="ax-project-facts">
        {step !== undefined && sees(step) && field(step)}
        {sees('openExceptions') && Number(row['openExceptions']) > 0 && (
          <span className="ax-pill ax-tone-bad">{session.say(text.exceptions, { count: Number(row['openExceptions']) })}</span>
        )}
      </p>
      {refused && (
        <div className="ax-project-refused" role="alert">
          <strong>{session.say(text.notMoved, { name: number, stage: moves.stageName(row['stage']) })}</strong>
          <span>{session.say(refused)}</span>
          <Button
            size="small"
            variant="minimal"
            icon={<Cross size={12} />}
            aria-label={session.say(text.dismiss)}
            onClick={() => store.refuse(undefined)}
          />
        </div>
      )}
    </li>
  );
});
