import { Button, ButtonGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';

/** What is scanned at a lot: units and defects, or labels of goods, which are counted. */
export const LotScanner = observer(function LotScanner({ store, active }: { readonly store: JudgementStore; readonly active: boolean }) {
  const session = useService(Session);
  const [labels, setLabels] = useState(false);
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
        onScan={typed => (labels ? void store.deeds.scanLabel(typed) : store.scan(typed))}
      />
      {(labels || labelsOk + labelsFailed > 0) && (
        <p className={labelsFailed > 0 ? 'ax-tone-bad' : ''} role="status">
          {session.say(text.labelsCounted, { ok: labelsOk, failed: labelsFailed })}
        </p>
      )}
    </>
  );
});
