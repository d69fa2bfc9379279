import { type HeldFile, type RecordRow, regrouped, type Resource } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { referenceWords } from '../../../engine/references/reference-words.ts';
import { KeptScans } from '../../../engine/station/kept-scans.view.tsx';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { StationNews } from '../../../engine/station/station-news.view.tsx';
import { StationStore } from '../../../engine/station/station-store.ts';
import { UnsentList } from '../../../engine/station/unsent-list.view.tsx';
import { UnsentScans } from '../../../engine/station/unsent-scans.ts';
import { WaitingList } from '../../../engine/station/waiting-list.view.tsx';
import { WaitingRows } from '../../../engine/station/waiting-rows.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { binsToCount } from './bins-to-count.ts';
import { BlindCountStore } from './blind-count.store.ts';
import { countText as text } from './count-text.ts';
import '../scan/scan.css';

/** The first picture of a line's SKU, small. */
const pictureOf = (line: RecordRow): string | undefined => (line['photo'] as readonly HeldFile[] | undefined)?.[0]?.thumb;

/** Scans that wait at most while the network is away. */
const mostWaiting = 200;

/** A bin is counted by hand-held scanner, without its book. */
export const BlindCount = observer(function BlindCount({ page, active }: ViewProps) {
  const session = useService(Session);
  const [actions, recordsOf, ids, dialogs] = [useService(PageActions), useService(RecordsOf), useService(Ids), useService(Dialogs)];
  const [clock, values] = [useService(Clock), useService(BrowserValues)];
  const resource = page.resource as Resource;
  const [store] = useState(() => {
    const sounds = browserSounds();
    const held = `station/${page.key}/${session.userId}`;
    return new BlindCountStore({
      records: recordsOf.of(resource, page.key),
      post: (action, input, key) => actions.post({ resource, page: page.key, action, targets: [], input, key }),
      station: (bin, scans, title) =>
        new StationStore({
          scans,
          sounds,
          clock,
          values,
          held: `${held}/${bin}`,
          ...(title === undefined ? {} : { title }),
          mostWaiting,
          newId: () => ids.next(),
        }),
      sounds,
      sure: () => dialogs.confirm({ title: text.submit, text: text.sure, confirm: text.sureYes }),
      values,
      held,
      newId: () => ids.next(),
    });
  });
  useEffect(() => {
    store.start();
    return () => store.station?.stop();
  }, [store]);
  const [unsent] = useState(
    () => new UnsentScans({ values, under: `station/${page.key}/${session.userId}/`, station: id => store.leftOf(Number(id)) }),
  );
  const main = useService(MainClient);
  const [waiting] = useState(() => new WaitingRows(binsToCount(main)));
  const { bin, lines, result, station } = store;
  return (
    <div className="ax-station ax-scan">
      <ScannerInput prompt={bin ? text.sku : text.bin} active={active} onScan={code => void store.scan(code)} />
      {result ? (
        <div className={`ax-station-last ax-tone-${result.good ? 'good' : 'bad'}`} role="status" aria-live="assertive">
          <strong>{result.code}</strong>
          <span>{session.say(result.words)}</span>
        </div>
      ) : (
        station && <StationNews store={station} />
      )}
      {store.stranger !== undefined && (
        <Button size="large" className="ax-scan-add" text={session.say(text.add)} onClick={() => void store.addStranger()} />
      )}
      {!bin && <UnsentList unsent={unsent} active={active} />}
      {station && <KeptScans store={station} scans={station.refused} />}
      {!bin && (
        <WaitingList
          title={text.waiting}
          nothing={text.nothing}
          waiting={waiting}
          active={active}
          known={{ label: text.binLabel, by: each => each.bin }}
          columns={[
            { label: text.stocktake, cell: ({ stocktakeNo }) => regrouped(stocktakeNo ?? '') },
            { label: text.countNo, cell: ({ round }) => round, right: true },
            { label: text.plannedOn, cell: ({ due }) => due, right: true },
          ]}
          onOpen={each => void store.scan(each.bin)}
        />
      )}
      {bin && (
        <>
          <h2>{session.say(text.round, { bin: bin.code, round: String(store.round) })}</h2>
          {lines.length === 0 ? (
            <p>{session.say(text.none)}</p>
          ) : (
            <table className="ax-table ax-lined ax-scan-list" aria-label={session.say(text.lines)}>
              <thead>
                <tr>
                  <th scope="col">{session.say(text.goods)}</th>
                  <th scope="col">{session.say(text.photo)}</th>
                  <th scope="col" className="ax-right">
                    {session.say(text.counted)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map(line => (
                  <tr key={line.id}>
                    <th scope="row">
                      {String(line['skuCode'])} <small>{referenceWords(session, 'sku', Number(line['sku']))}</small>
                      {line['unexpected'] === true && <span className="ax-pill ax-tone-warn">{session.say(text.unexpected)}</span>}
                    </th>
                    <td>{pictureOf(line) && <img src={pictureOf(line)} alt="" width={36} height={36} />}</td>
                    <td className="ax-right">
                      <input
                        key={`${line.id} ${line.version}`}
                        inputMode="numeric"
                        aria-label={`${session.say(text.counted)} ${String(line['skuCode'])}`}
                        defaultValue={line['counted'] === undefined ? '' : String(line['counted'])}
                        onBlur={event => void store.setQty(line, event.currentTarget.value)}
                        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div className="ax-scan-buttons">
            <Button
              intent="primary"
              size="large"
              text={session.say(text.submit)}
              disabled={store.busy}
              onClick={() => void store.submit()}
            />
            {lines.length > 0 && <Button size="large" text={session.say(text.empty)} onClick={() => void store.empty()} />}
            <Button size="large" variant="minimal" text={session.say(text.leave)} onClick={() => void store.leave()} />
          </div>
        </>
      )}
    </div>
  );
});
