import { unitCode } from '@axle/quality';
import { Button } from '@blueprintjs/core';
import { Cross, Minus, Plus } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import { MeasureEntry } from './measure-entry.view.tsx';

/** The unit in hand: where it lies, what was picked of it and photographed, and the buttons that record it. */
export const UnitEntry = observer(function UnitEntry({ store }: { readonly store: JudgementStore }) {
  const session = useService(Session);
  const [camera, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const { next, draft, lot, inHand } = store;
  if (!next || !draft || !lot || !inHand) return null;
  const codes = new Map(lot.defectCodes.map(one => [one.id, one]));
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    void draft.take(files);
  };
  const isClean = !inHand.hasDefects;
  return (
    <section className="ax-judge-entry">
      <header>
        <strong>{session.say(text.unit, { unit: next.unitNo })}</strong>
        <code>{unitCode({ samplingNo: String(lot.sampling?.['samplingNo']), unitNo: next.unitNo })}</code>
        <span>{session.say(text.place, { carton: next.cartonNo ?? '–', position: next.position ?? '–' })}</span>
      </header>
      {draft.defects.length > 0 && (
        <ul className="ax-judge-picked" aria-label={session.say(text.picked)}>
          {draft.defects.map(({ defectCode, qty }) => {
            const code = codes.get(defectCode);
            const name = code ? `${code.code} ${session.say(code.name)}` : String(defectCode);
            return (
              <li key={defectCode}>
                <span>{name}</span>
                <Button
                  icon={<Minus />}
                  size="large"
                  aria-label={`${session.say(text.less)} ${name}`}
                  onClick={() => draft.setQty(defectCode, qty - 1)}
                />
                <b>{qty}</b>
                <Button
                  icon={<Plus />}
                  size="large"
                  aria-label={`${session.say(text.more)} ${name}`}
                  onClick={() => draft.add(defectCode)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {draft.pictures.length > 0 && (
        <div className="ax-judge-taken">
          {draft.pictures.map(({ id, thumb }) => (
            <figure key={id}>
              {thumb === undefined ? <span /> : <img src={thumb} alt={session.say(text.photos)} />}
              <Button icon={<Cross />} size="small" aria-label={session.say(text.drop)} onClick={() => draft.drop(id)} />
            </figure>
          ))}
        </div>
      )}
      <MeasureEntry store={store} />
      <div className="ax-judge-buttons">
        <Button
          className={isClean ? 'ax-judge-ok' : ''}
          size="large"
          intent={isClean ? 'none' : 'danger'}
          text={`${session.say(isClean ? text.conforms : text.record)} (F2)`}
          onClick={() => store.record()}
        />
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={session.say(text.photo)}
          onChange={event => take(event.currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          accept="image/*"
          aria-label={session.say(text.choose)}
          onChange={event => take(event.currentTarget)}
        />
        <Button
          size="large"
          className={inHand.needsPhoto && draft.pictures.length === 0 ? 'ax-judge-wanted' : ''}
          text={session.say(text.photo)}
          onClick={() => camera.current?.click()}
        />
        <Button size="large" text={session.say(text.choose)} onClick={() => folder.current?.click()} />
      </div>
    </section>
  );
});
