import { regrouped, type Resource } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { wordsOfReference } from '../../../engine/references/reference-words.ts';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { WaitingList } from '../../../engine/station/waiting-list.view.tsx';
import { WaitingRows } from '../../../engine/station/waiting-rows.ts';
import { Ids } from '../../../gateways/ids.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { PutawayScanStore } from './putaway-scan.store.ts';
import { tasksToPutAway } from './tasks-to-put-away.ts';
import { putawayText as text } from './putaway-text.ts';
import '../scan/scan.css';

/** Putaway by hand-held scanner: source bin, SKU, target bin. */
export const PutawayScan = observer(function PutawayScan({ page, active }: ViewProps) {
  const session = useService(Session);
  const [actions, recordsOf, ids] = [useService(PageActions), useService(RecordsOf), useService(Ids)];
  const resource = page.resource as Resource;
  const [store] = useState(
    () =>
      new PutawayScanStore({
        records: recordsOf.of(resource, page.key),
        post: (action, targets, input, key) =>
          actions.post({ resource, page: page.key, action, targets: targets.map(({ id, version }) => ({ id, version })), input, key }),
        sounds: browserSounds(),
        newId: () => ids.next(),
      }),
  );
  const main = useService(MainClient);
  const [waiting] = useState(() => new WaitingRows(tasksToPutAway(main)));
  const { step, task, result } = store;
  return (
    <div className="ax-station ax-scan">
      <ol className="ax-scan-steps" aria-label={session.say(text.steps)}>
        {(['from', 'sku', 'bin'] as const).map((each, at) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            {at + 1} {session.say(text[each])}
          </li>
        ))}
      </ol>
      <ScannerInput prompt={text[step]} active={active} onScan={code => void store.scan(code)} />
      {result && (
        <div className={`ax-station-last ax-tone-${result.good ? 'good' : 'bad'}`} role="status" aria-live="assertive">
          <strong>{result.code}</strong>
          <span>{session.say(result.words)}</span>
        </div>
      )}
      {(store.from !== '' || task) && (
        <dl className="ax-scan-facts">
          <dt>{session.say(text.source)}</dt>
          <dd>{store.from}</dd>
          {task && (
            <>
              <dt>{session.say(text.task)}</dt>
              <dd>{regrouped(String(task['putawayNo']))}</dd>
              <dt>{session.say(text.goods)}</dt>
              <dd>{wordsOfReference(session, { kind: 'ref', entity: 'sku' }, Number(task['sku']))}</dd>
              <dt>{session.say(text.left)}</dt>
              <dd>{store.left}</dd>
              <dt>{session.say(text.suggested)}</dt>
              <dd className="ax-scan-target">{task['suggestedBins'] ? String(task['suggestedBins']) : session.say(text.none)}</dd>
            </>
          )}
        </dl>
      )}
      {task && (
        <label className="ax-scan-qty">
          {session.say(text.qty)}
          <input
            inputMode="numeric"
            value={store.qty === 0 ? '' : String(store.qty)}
            onChange={event => store.setQty(Number(event.currentTarget.value))}
          />
        </label>
      )}
      {step === 'from' && (
        <WaitingList
          title={text.waiting}
          nothing={text.nothing}
          waiting={waiting}
          active={active}
          known={{ label: text.task, by: ({ putawayNo }) => putawayNo }}
          columns={[
            { label: text.source, cell: ({ fromBin }) => fromBin },
            { label: text.goods, cell: ({ sku }) => sku },
            { label: text.left, cell: ({ qty }) => qty, right: true },
            { label: text.suggested, cell: ({ suggestedBins }) => suggestedBins },
            { label: text.receipt, cell: ({ receiptNo }) => regrouped(receiptNo ?? '') },
          ]}
          long={({ waitsLong }) => waitsLong === true}
          onOpen={each => void store.take(each)}
        />
      )}
      {step !== 'from' && (
        <div className="ax-scan-buttons">
          <Button text={session.say(text.restart)} onClick={() => store.restart()} />
        </div>
      )}
    </div>
  );
});
