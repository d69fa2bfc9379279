import { fill } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import type { LotUnit } from './lot-units.ts';

const seriousness = ['critical', 'major', 'minor'] as const;
const worstOf = ({ found }: LotUnit) => seriousness.find(one => found.some(({ defectClass }) => defectClass === one));

/** The units drawn, a touch target each: what was found of those that are recorded, and up to which of the others all conform. */
export const UnitTiles = observer(function UnitTiles({ store }: { readonly store: JudgementStore }) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const list = useRef<HTMLOListElement>(null);
  const { units, next, lot } = store;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [next?.unitNo]);
  const nameOf = (unit: LotUnit): string => {
    const codes = new Map(lot?.defectCodes.map(({ id, code }) => [id, code]));
    const found = unit.found
      .map(({ defectCode, qty }) => `${(defectCode === undefined ? undefined : codes.get(defectCode)) ?? '±'} × ${qty}`)
      .join(', ');
    const isDone = unit.state === 'recorded' || unit.state === 'waiting';
    const place = session.say(text.place, { carton: unit.cartonNo ?? '–', position: unit.position ?? '–' });
    const result = isDone ? ` · ${session.say(text.asRecorded, { found: found || session.say(text.none) })}` : '';
    return `${session.say(text.unit, { unit: unit.unitNo })} · ${place}${result}`;
  };
  const press = async ({ unitNo, state }: LotUnit) => {
    if (!next || state !== 'open') return;
    const sure = await dialogs.confirm({
      title: fill(text.upTo, { to: unitNo }),
      text: session.say(text.upToAsk, { from: next.unitNo, to: unitNo }),
      confirm: text.conforms,
    });
    if (sure) store.conformTo(unitNo);
  };
  return (
    <section className="ax-judge-units">
      <h3>{session.say(text.units)}</h3>
      <ol ref={list}>
        {units.map(unit => {
          const worst = worstOf(unit);
          return (
            <li key={unit.unitNo}>
              <button
                type="button"
                className={`ax-judge-unit ax-judge-${unit.state}${worst ? ` ax-judge-${worst}` : ''}`}
                aria-label={nameOf(unit)}
                title={nameOf(unit)}
                aria-current={unit.state === 'next' ? 'step' : undefined}
                disabled={unit.state === 'open' && !store.canRecord}
                onClick={() => void press(unit)}
              >
                <b>{unit.unitNo}</b>
                <small>{unit.cartonNo === undefined ? '' : `${unit.cartonNo}·${unit.position ?? ''}`}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
