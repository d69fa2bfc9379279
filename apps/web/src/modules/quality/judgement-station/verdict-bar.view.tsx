import { permissionCode } from '@axle/page-kit';
import type { SampleVerdict } from '@axle/quality';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';

/** How far the sample is and what it says so far, with what can be done about it. */
export const VerdictBar = observer(function VerdictBar({
  store,
  verdict,
}: {
  readonly store: JudgementStore;
  readonly verdict: SampleVerdict;
}) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const { lot, units, busy } = store;
  if (!lot) return null;
  const may = (action: string) => !session.viewing && session.can(permissionCode('qualityTesting', 'sampleJudgement', action));
  const done = units.filter(({ state }) => state === 'recorded' || state === 'waiting').length;
  const recorded = Number(lot.sampling?.['inspectedUnits'] ?? 0);
  const rejects = verdict.result === 'reject';
  const isJudging = lot.state === 'judging';
  const isDone = lot.result !== undefined;
  const words = isDone
    ? lot.result === 'accept'
      ? text.accepted
      : text.rejected
    : isJudging
      ? rejects
        ? text.readyReject
        : text.ready
      : rejects
        ? text.lost
        : text.going;
  const submit = async () => {
    const result = session.say(rejects ? text.rejected : text.accepted);
    const signedBy = await dialogs.prompt({
      title: text.submit,
      text: session.say(text.submitAsk, { result }),
      confirm: text.submit,
      ...(session.userId === undefined ? {} : { initial: session.nickname(session.userId) }),
      placeholder: text.signature,
    });
    if (signedBy !== undefined) await store.deeds.submit(signedBy.slice(0, 60));
  };
  const stop = async () => {
    const reason = await dialogs.prompt({ title: text.stop, text: text.stopAsk, confirm: text.stop, tone: 'danger' });
    if (reason !== undefined) await store.deeds.stopEarly(reason);
  };
  const redraw = async () => {
    if (await dialogs.confirm({ title: text.redraw, text: text.redrawAsk, confirm: text.redraw, tone: 'danger' }))
      await store.deeds.redraw();
  };
  return (
    <section className={`ax-judge-verdict ax-tone-${rejects || lot.result === 'reject' ? 'bad' : 'good'}`} aria-live="polite">
      <strong>{session.say(words)}</strong>
      <span>{session.say(text.progress, { done, size: units.length })}</span>
      {lot.reviewWaits && <span className="ax-pill ax-tone-warn">{session.say(text.reviewWaits)}</span>}
      <span className="ax-judge-steps">
        {lot.mayJudge && !store.isElsewhere && recorded > 0 && (lot.state === 'sampling' || isJudging) && (
          <Button
            size="large"
            disabled={busy}
            text={`${session.say(text.undo, { unit: recorded })} (F8)`}
            onClick={() => void store.deeds.undo()}
          />
        )}
        {store.canRecord && done === 0 && (
          <Button size="large" disabled={busy} text={session.say(text.redraw)} onClick={() => void redraw()} />
        )}
        {store.canRecord && verdict.isBeyond && may('stopEarly') && (
          <Button size="large" intent="danger" disabled={busy} text={session.say(text.stop)} onClick={() => void stop()} />
        )}
        {isJudging && lot.mayJudge && may('submit') && (
          <Button size="large" intent="primary" loading={busy} text={session.say(text.submit)} onClick={() => void submit()} />
        )}
      </span>
    </section>
  );
});
