import type { Line } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { walkText as text } from './pick-walk-text.ts';
import type { StopSlot } from './walk-stops.ts';

/** The wall of slots beside the walk: which are full, and which ones take pieces of the stop. */
export const PutWall = observer(function PutWall({ orders, now }: { readonly orders: readonly Line[]; readonly now: readonly StopSlot[] }) {
  const session = useService(Session);
  const wanted = new Map(now.filter(each => each.picked < each.qty).map(each => [each.slot, each.qty - each.picked]));
  return (
    <section className="ax-wall">
      <h3>{session.say(text.wall)}</h3>
      <ol>
        {orders.map(order => {
          const [slot, qty, picked] = [Number(order['slot']), Number(order['qty'] ?? 0), Number(order['picked'] ?? 0)];
          const here = wanted.get(slot);
          const state = order['inWave'] === false ? 'gone' : picked >= qty ? 'full' : here === undefined ? 'open' : 'here';
          const label = session.say(text.slot, { slot, no: String(order['outboundNo']), picked, qty });
          return (
            <li key={slot} className={`ax-slot ax-slot-${state}`} aria-label={label} title={label}>
              <strong>{slot}</strong>
              {here !== undefined && <b>+{here}</b>}
              <span>
                {picked}/{qty}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
