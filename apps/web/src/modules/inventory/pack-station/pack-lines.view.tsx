import { fill } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type Desk, piecesLeft, slotOf } from './desk.ts';
import type { DeskStore } from './desk-store.ts';
import { packText as text } from './pack-text.ts';

/** The order and what of it belongs into the open parcel: a line is green once all of it was scanned. */
export const PackLines = observer(function PackLines({ desk, store }: { readonly desk: Desk; readonly store: DeskStore }) {
  const session = useService(Session);
  const left = piecesLeft(desk);
  const facts = [
    [text.order, regrouped(desk.outboundNo)],
    [text.tote, slotOf(desk.tote)],
    [text.channel, desk.channelCode],
  ] as const;
  return (
    <section className="ax-pack-lines" aria-label={session.say(text.parcel)}>
      <header>
        <h2>{regrouped(desk.parcelNo)}</h2>
        <span className={`ax-pill ax-tone-${left === 0 ? 'good' : 'warn'}`}>
          {session.say(left === 0 ? text.complete : fill(text.left, { n: left }))}
        </span>
        <Button size="small" text={session.say(text.leave)} onClick={() => store.leave()} />
      </header>
      <dl>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label.en}>
              <dt>{session.say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {desk.shipTo && <p>{desk.shipTo}</p>}
      <table className="ax-table">
        <thead>
          <tr>
            <th scope="col">{session.say(text.sku)}</th>
            <th scope="col">{session.say(text.picture)}</th>
            <th scope="col">{session.say(text.ordered)}</th>
            <th scope="col">{session.say(text.scanned)}</th>
          </tr>
        </thead>
        <tbody>
          {desk.lines.map(line => (
            <tr key={line.lineNo} className={line.scanned === line.qty ? 'ax-pack-full' : undefined}>
              <th scope="row">
                <strong>{line.sku}</strong>
                <span>{session.say({ zh: line.nameZh, en: line.nameEn })}</span>
                {line.bins && (
                  <span>
                    {session.say(text.bin)} {line.bins}
                  </span>
                )}
              </th>
              <td>{line.thumb && <img src={line.thumb} alt="" width={48} height={48} />}</td>
              <td>{line.qty}</td>
              <td>{line.scanned}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button text={session.say(text.split)} disabled={left === 0 || store.busy} onClick={() => void store.work('splitParcel')} />
      {desk.parcels.length > 1 && (
        <p className="ax-pack-others">
          {session.say(text.others)}
          {desk.parcels.map(({ id, parcelNo, state }) =>
            state === 'packing' && id !== desk.id ? (
              <Button key={id} size="small" variant="outlined" text={regrouped(parcelNo)} onClick={() => void store.show(id)} />
            ) : (
              <span key={id} className="ax-label">
                {regrouped(parcelNo)}
              </span>
            ),
          )}
        </p>
      )}
    </section>
  );
});
