import type { ProjectStage } from '@axle/development';
import type { LocalDate } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ProjectBoardStore } from './project-board.store.ts';
import { projectBoardText as text } from './project-board-text.ts';
import { ProjectCard } from './project-card.view.tsx';
import type { StageMoves } from './use-stage-moves.ts';

/** Cards that a column shows at first. */
const mostShown = 50;

interface ColumnProps {
  readonly stage: ProjectStage;
  readonly store: ProjectBoardStore;
  readonly moves: StageMoves;
  readonly today: LocalDate;
}

/** The projects at a stage; a card that is dropped here is moved to it. */
export const StageColumn = observer(function StageColumn({ stage, store, moves, today }: ColumnProps) {
  const session = useService(Session);
  const { list } = usePageModel();
  const [over, setOver] = useState(false);
  const cards = store.at(stage);
  const count = store.countAt(stage);
  const { held } = store;
  // where no step leads a card is not taken, but its drop says why
  const fits = held && moves.stepTo(held, stage) !== undefined;
  const name = session.say(moves.stageName(stage));
  return (
    <section
      className="ax-stage"
      data-stage={stage}
      data-over={over && held !== undefined && held['stage'] !== stage}
      data-fits={fits}
      aria-label={session.say(text.count, { stage: name, count })}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        if (held) void moves.move(held, stage);
        store.hold(undefined);
      }}
    >
      <h3>
        {name} <span>{count}</span>
      </h3>
      <ul>
        {cards.slice(0, mostShown).map(row => (
          <ProjectCard key={row.id} row={row} store={store} moves={moves} today={today} />
        ))}
      </ul>
      {cards.length === 0 && <p className="ax-hint">{session.say(stage === 'dropped' ? text.drop : text.none)}</p>}
      {count > Math.min(cards.length, mostShown) && (
        <Button
          size="small"
          variant="minimal"
          text={session.say(text.more, { count })}
          onClick={() => list.drillTo('tab1', [{ field: 'stage', op: 'in', value: [stage] }])}
        />
      )}
    </section>
  );
});
