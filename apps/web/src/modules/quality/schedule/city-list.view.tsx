import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { grouped } from '../../../engine/grouped.ts';
import { referenceWords } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { citiesOf, type CityLots, liesIn, piecesOf, tripsToJoin } from './cities.ts';
import { dayWords } from './day-words.ts';
import { LotCard } from './lot-card.view.tsx';
import { useSchedule } from './schedule-context.ts';
import { scheduleText as text } from './schedule-text.ts';
import { nameOf } from './use-lot-moves.ts';
import { type Cell, cellKey, isFull } from './week-plan.ts';

/** Trips that are offered to a lot at most. */
const mostOffered = 3;

/** The week's visits and what waits, by the city of the supplier, so that visits can be combined. */
export const CityList = observer(function CityList() {
  const session = useService(Session);
  const { store } = useSchedule();
  const plan = store.plan!;
  const cities = citiesOf(
    plan,
    plan.lots.filter(lot => liesIn(lot, store.region)),
  );
  if (cities.length === 0) return <p className="ax-hint">{session.say(text.nothing)}</p>;
  return (
    <div className="ax-cities">
      {cities.map(city => (
        <CityPanel key={city.name} city={city} />
      ))}
    </div>
  );
});

const CityPanel = observer(function CityPanel({ city }: { readonly city: CityLots }) {
  const session = useService(Session);
  const { store, moves, today, addressOf } = useSchedule();
  const { name, province, suppliers, waiting, trips } = city;
  const visits = trips.flatMap(({ lots }) => lots);
  const title = name === '' ? session.say(text.nowhere) : province === undefined || province === name ? name : `${name} · ${province}`;
  const tripWords = ({ inspector, day }: Cell) => ({ inspector: session.nickname(inspector), day: session.say(dayWords(day)) });
  return (
    <section className="ax-city" aria-label={title}>
      <h3>{title}</h3>
      <p>
        {session.say(text.citySum, {
          suppliers,
          waiting: waiting.length,
          waitingPieces: grouped(piecesOf(waiting)),
          visits: visits.length,
          visitPieces: grouped(piecesOf(visits)),
        })}
      </p>
      {trips.length === 0 && <p className="ax-hint">{session.say(text.noTrips)}</p>}
      {trips.map(trip => (
        <div key={cellKey(trip)} className="ax-trip">
          <strong>{session.say(text.trip, tripWords(trip))}</strong>
          <small>{session.say(text.tripSum, { count: trip.lots.length, pieces: grouped(piecesOf(trip.lots)) })}</small>
          <ul>
            {trip.lots.map(lot => (
              <li key={lot.id}>
                <Link to={addressOf(lot)}>{nameOf(lot)}</Link>{' '}
                {lot.supplier !== undefined && referenceWords(session, 'supplier', lot.supplier)}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul>
        {waiting.map(lot => {
          const offered = moves.may(lot) ? tripsToJoin(city, lot, today).filter(trip => !isFull(store.plan!, trip, lot)) : [];
          return (
            <LotCard key={lot.id} lot={lot} carried={false}>
              {offered.slice(0, mostOffered).map(trip => (
                <Button
                  key={cellKey(trip)}
                  size="small"
                  text={session.say(text.join, tripWords(trip))}
                  onClick={() => void moves.move(lot, { inspector: trip.inspector, day: trip.day })}
                />
              ))}
            </LotCard>
          );
        })}
      </ul>
    </section>
  );
});
