import type { HeldFile, Line } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { LogPartProps } from './log-head.view.tsx';
import { logText as text } from './log-text.ts';

/** Positions that were drawn of each carton. */
function byCarton(drawn: readonly Line[]): readonly (readonly [carton: number, positions: readonly number[]])[] {
  const cartons = Map.groupBy(drawn, ({ cartonNo }) => Number(cartonNo));
  return [...cartons]
    .map(([carton, lines]) => [carton, lines.map(({ position }) => Number(position)).toSorted((one, other) => one - other)] as const)
    .toSorted(([one], [other]) => one - other);
}

/** Where the units came from, and what was found on those with defects. */
export const LogDraw = observer(function LogDraw({ sheet, labels, unitNo }: LogPartProps & { readonly unitNo?: string | undefined }) {
  const session = useService(Session);
  const { values, defects } = sheet;
  const drawn = (values['drawn'] ?? []) as readonly Line[];
  const cartons = byCarton(drawn);
  const places = new Map(drawn.map(line => [Number(line['unitNo']), `${String(line['cartonNo'])}/${String(line['position'])}`]));
  const photos = (values['photos'] ?? []) as readonly HeldFile[];
  const [seed, all, size] = [values['seed'], values['cartons'], values['sampleSize']].map(value => String(value ?? '–'));
  const [done, bad] = [values['inspectedUnits'], values['nonconforming']].map(value => String(value ?? '–'));
  return (
    <>
      <section>
        <h2>{session.say(text.draw)}</h2>
        <p>
          {session.say(text.drawn, { seed: seed!, cartons: all!, opened: String(cartons.length), size: size! })} ·{' '}
          <span className={sheet.drawsSame ? 'ax-log-good' : 'ax-log-bad'}>{session.say(sheet.drawsSame ? text.same : text.differs)}</span>
        </p>
        <ul className="ax-log-cartons">
          {cartons.map(([carton, positions]) => (
            <li key={carton}>
              <strong>{session.say(text.carton, { carton: String(carton) })}</strong> {positions.join(', ')}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{session.say(text.units)}</h2>
        <p>{session.say(text.inspected, { done: done!, size: size!, bad: bad! })}</p>
        {defects.length === 0 ? (
          <p>{session.say(text.none)}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{session.say(text.unit)}</th>
                <th scope="col">{session.say(text.where)}</th>
                <th scope="col">{session.say(text.class)}</th>
                <th scope="col">{session.say(text.defect)}</th>
                <th scope="col">{session.say(text.qty)}</th>
                <th scope="col">{session.say(text.note)}</th>
              </tr>
            </thead>
            <tbody>
              {defects.map(defect => (
                <tr
                  key={`${defect.unitNo} ${defect.code}`}
                  id={`unit-${defect.unitNo}`}
                  className={String(defect.unitNo) === unitNo ? 'ax-log-sought' : undefined}
                >
                  <th scope="row" className="ax-number">
                    {defect.unitNo}
                  </th>
                  <td>{places.get(defect.unitNo) ?? ''}</td>
                  <td>{session.say(labels('defects.defectClass', defect.defectClass))}</td>
                  <td>
                    {defect.code} {session.say(defect.name)}
                  </td>
                  <td className="ax-number">{defect.qty}</td>
                  <td>{defect.note ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p>{session.say(text.conforming)}</p>
        {photos.length > 0 && (
          <figure className="ax-log-photos">
            <figcaption>{session.say(text.photos, { count: String(photos.length) })}</figcaption>
            {photos.map(({ id, name, thumb }) => (thumb ? <img key={id} src={thumb} alt={name} /> : <span key={id}>{name}</span>))}
          </figure>
        )}
      </section>
    </>
  );
});
