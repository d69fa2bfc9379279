import { type EnumField, optionOf } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Cross, Move } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { grouped } from '../../../engine/grouped.ts';
import { referenceWords } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { dayWords } from './day-words.ts';
import { useSchedule } from './schedule-context.ts';
import { scheduleText as text } from './schedule-text.ts';
import { nameOf } from './use-lot-moves.ts';
import { firstCell, isWaiting, type Lot } from './week-plan.ts';

interface CardProps {
  readonly lot: Lot;
  /** It stands where keys can carry it into the calendar; elsewhere its button asks for inspector and day. */
  readonly carried: boolean;
  readonly children?: ReactNode;
}

/** An inspection on the schedule; it says why it was not moved if somebody tried. */
export const LotCard = observer(function LotCard({ lot, carried, children }: CardProps) {
  const session = useService(Session);
  const { store, moves, today, addressOf, states, parties } = useSchedule();
  const plan = store.plan!;
  const name = nameOf(lot);
  const may = moves.may(lot);
  const waits = isWaiting(plan, lot);
  const isMissed = lot.state === 'scheduled' && lot.planDate < today;
  const refused = store.refused?.id === lot.id ? store.refused.why : undefined;
  const isHeld = store.held?.id === lot.id;
  const supplier = lot.supplier === undefined ? undefined : referenceWords(session, 'supplier', lot.supplier);
  const sku = lot.sku === undefined ? undefined : session.referred('sku', lot.sku);
  const where = [lot.city, lot.place].filter(one => one !== undefined).join(' · ');
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', name);
    event.dataTransfer.effectAllowed = 'move';
    // the card itself hears of the end, also where it is gone by then because the week was turned
    event.currentTarget.addEventListener('dragend', () => store.release(), { once: true });
    store.hold(lot);
  };
  const pickUp = (event: KeyboardEvent) => {
    if (!carried || (event.key !== ' ' && event.key !== 'Enter')) return;
    const cell = firstCell(plan, lot, today);
    if (!cell) return;
    event.preventDefault();
    store.carry(lot, cell);
  };
  const option = (field: EnumField | undefined, value: unknown) => field && optionOf(field.options, value);
  const state = lot.state === 'requested' || lot.state === 'scheduled' ? undefined : option(states, lot.state);
  const party = lot['party'] === undefined || lot['party'] === 'own' ? undefined : option(parties, lot['party']);
  const day = dayWords(lot.planDate);
  return (
    <li
      className="ax-lot"
      data-lot={lot.id}
      data-held={isHeld}
      data-sent={store.dropped?.id === lot.id}
      data-refused={refused !== undefined}
      draggable={may && carried}
      onDragStart={drag}
    >
      <Link to={addressOf(lot)} draggable={false}>
        {name}
      </Link>
      <p title={sku && session.say(sku.name)}>
        {sku?.code} {lot.lotSize !== undefined && <b>{session.say(text.pieces, { count: grouped(lot.lotSize) })}</b>}
      </p>
      {supplier !== undefined && <p title={supplier}>{supplier}</p>}
      <footer>
        <span title={where}>{where}</span>
        {may && (
          <Button
            size="small"
            variant="minimal"
            icon={<Move size={12} />}
            data-grip={lot.id}
            aria-label={session.say(text.move, { name })}
            title={session.say(text.move, { name })}
            onKeyDown={pickUp}
            onClick={() => moves.ask(lot)}
          />
        )}
      </footer>
      <p className="ax-lot-marks">
        {waits && !isMissed && <span className="ax-lot-day">{session.say(text.wished, { day: session.say(day) })}</span>}
        {isMissed && <span className="ax-pill ax-tone-bad">{session.say(text.missed, { day: session.say(day) })}</span>}
        {state && <span className={`ax-pill ax-tone-${state.tone}`}>{session.say(state.label)}</span>}
        {Number(lot['round']) > 1 && (
          <span className="ax-pill ax-tone-warn">{session.say(text.round, { round: Number(lot['round']) })}</span>
        )}
        {party && <span className="ax-pill ax-tone-neutral">{session.say(party.label)}</span>}
      </p>
      {children}
      {refused && (
        <div className="ax-lot-refused" role="alert">
          <strong>{session.say(text.stays, { name })}</strong>
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
