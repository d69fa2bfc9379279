import { Button, ButtonGroup, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import { LabelCheck } from './label-check.ts';

/** What is scanned at a lot: units and defects, or labels of goods, which are counted. */
export const LotScanner = observer(function LotScanner({ store, active }: { readonly store: JudgementStore; readonly active: boolean }) {
  const session = useService(Session);
  const [labels, setLabels] = useState(false);
  const [check] = useState(() => new LabelCheck(store, browserSounds()));
  const { wrong, defect } = check;
  useEffect(() => {
    if (!active || !wrong) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F4') return;
      event.preventDefault();
      check.pick();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active, wrong, check]);
  const { labelsOk = 0, labelsFailed = 0 } = (store.lot?.sampling ?? {}) as { labelsOk?: number; labelsFailed?: number };
  return (
    <>
      <ButtonGroup>
        <Button active={!labels} aria-pressed={!labels} text={session.say(text.scanUnits)} onClick={() => setLabels(false)} />
        <Button active={labels} aria-pressed={labels} text={session.say(text.scanLabels)} onClick={() => setLabels(true)} />
      </ButtonGroup>
      <ScannerInput
        prompt={labels ? text.labelPrompt : text.unitPrompt}
        active={active}
        onScan={typed => (labels ? void check.scan(typed) : store.scan(typed))}
      />
      {wrong && (
        <Callout intent="danger" className="ax-judge-label" role="alert">
          <p>{session.say(text.wrongLabel, { code: wrong.code })}</p>
          {defect && (
            <Button
              size="large"
              intent="danger"
              text={session.say(text.pickLabel, { defect: `${defect.code} ${session.say(defect.name)}`, unit: wrong.unitNo })}
              onClick={() => check.pick()}
            />
          )}
          <Button size="large" text={session.say(text.leaveLabel)} onClick={() => check.dismiss()} />
        </Callout>
      )}
      {(labels || labelsOk + labelsFailed > 0) && (
        <p className={labelsFailed > 0 ? 'ax-tone-bad' : ''} role="status">
          {session.say(text.labelsCounted, { ok: labelsOk, failed: labelsFailed })}
        </p>
      )}
    </>
  );
});
