import { ok, refuse } from '@axle/kernel';
import { loadPage } from '@axle/pages';
import { regrouped, type Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { thumbnailOf } from '../../../engine/files/thumbnail.ts';
import { ScannerInput } from '../../../engine/station/scanner-input.view.tsx';
import { browserSounds } from '../../../engine/station/sounds.ts';
import { StationStore } from '../../../engine/station/station-store.ts';
import { UnsentList } from '../../../engine/station/unsent-list.view.tsx';
import { UnsentScans } from '../../../engine/station/unsent-scans.ts';
import { WaitingList } from '../../../engine/station/waiting-list.view.tsx';
import { useSearch } from '../../../engine/use-search.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { BrowserValues, type StoredValues } from '../../../gateways/stored-values.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type Labels, labelsOf } from '../log/labels-of.ts';
import { judgementDesk } from './judgement-desk.ts';
import { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import { browserPictures } from '../../../engine/files/kept-pictures.ts';
import { LotBoard } from './lot-board.view.tsx';
import { UnitDraft } from './unit-draft.ts';
import './judgement-station.css';

/** Entries that wait at most while the network is away. */
const mostWaiting = 500;

/** By what a browser is known as a tablet: made once and kept. */
function tabletOf(values: StoredValues, newId: () => string): string {
  const kept = values.read('tablet');
  if (typeof kept === 'string') return kept;
  const id = newId();
  values.write('tablet', id);
  return id;
}

/** Lots are judged at a tablet: opened by a scan, recorded unit by unit, submitted. */
export const JudgementStation = observer(function JudgementStation({ page, active }: ViewProps) {
  const session = useService(Session);
  const [actions, files, main] = [useService(PageActions), useService(RecordFiles), useService(MainClient)];
  const [clock, values, ids] = [useService(Clock), useService(BrowserValues), useService(Ids)];
  const resource = page.resource as Resource;
  const newId = () => ids.next();
  const under = `station/${page.key}/${session.userId}/`;
  const [store] = useState(() => {
    const [sounds, pictures] = [browserSounds(), browserPictures()];
    return new JudgementStore({
      desk: judgementDesk(main),
      post: async (of, action, target, input, key) => {
        const reply = await actions.post({ resource, page: of, action, targets: [target], input, key });
        const refusal = reply.ok ? reply.value.find(outcome => outcome.refusal)?.refusal : undefined;
        return refusal ? refuse(refusal) : reply.ok ? ok(reply.value) : reply;
      },
      files,
      pictures,
      station: (lot, scans, title) =>
        new StationStore({
          scans,
          sounds,
          clock,
          values,
          held: `${under}${lot}`,
          ...(title === undefined ? {} : { title }),
          mostWaiting,
          newId,
        }),
      draft: lot => new UnitDraft({ values, held: `unit-draft/${session.userId}/${lot}`, pictures, thumbnailOf, newId }),
      sounds,
      tablet: tabletOf(values, newId),
      newId,
    });
  });
  const [unsent] = useState(() => new UnsentScans({ values, under, station: id => store.leftOf(Number(id)) }));
  const [labels, setLabels] = useState<Labels>();
  useEffect(() => {
    void loadPage('qualityTesting', 'defectCodes').then(codes => setLabels(() => labelsOf(codes)));
    return () => store.queue?.stop();
  }, [store]);
  const { search } = useSearch();
  const asked = new URLSearchParams(search).get('inspectionNo');
  useEffect(() => {
    if (active && asked !== null) void store.find(asked);
  }, [active, asked, store]);
  const { lot, said, finder } = store;
  if (lot) return <LotBoard page={page} store={store} labels={labels} active={active} />;
  return (
    <div className="ax-judge ax-station">
      <ScannerInput prompt={text.openPrompt} active={active} go={text.open} onScan={code => void store.find(code)} />
      {said && (
        <div className={`ax-station-last ax-tone-${said.good ? 'info' : 'bad'}`} role="alert">
          <span>{session.say(said.words)}</span>
        </div>
      )}
      <UnsentList unsent={unsent} active={active} />
      <WaitingList
        title={text.lots}
        nothing={text.nothing}
        waiting={finder.waiting}
        active={active}
        known={{ label: text.lot, by: each => regrouped(each.inspectionNo) }}
        columns={[
          { label: text.type, cell: ({ type }) => (type === undefined ? '' : session.say(labelsOf(page)('type', type))) },
          { label: text.supplier, cell: ({ supplier }) => supplier && session.say(supplier) },
          { label: text.sku, cell: ({ sku }) => sku },
          { label: text.size, cell: ({ lotSize }) => lotSize, right: true },
          {
            label: text.done,
            cell: ({ sampleSize, inspectedUnits }) => (sampleSize === undefined ? '–' : `${inspectedUnits ?? 0} / ${sampleSize}`),
            right: true,
          },
          { label: text.planned, cell: ({ planDate }) => planDate, right: true },
          { label: text.inspector, cell: ({ inspector }) => inspector },
        ]}
        onOpen={({ id }) => void store.open(id)}
      />
    </div>
  );
});
