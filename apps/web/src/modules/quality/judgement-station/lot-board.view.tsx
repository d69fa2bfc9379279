import { type Page, permissionCode, regrouped } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { Offline } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { KeptScans } from '../../../engine/station/kept-scans.view.tsx';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { type Labels, labelsOf } from '../log/labels-of.ts';
import { ClassCounters } from './class-counters.view.tsx';
import { DefectPicker } from './defect-picker.view.tsx';
import type { JudgementStore } from './judgement-store.ts';
import { judgementText as text } from './judgement-text.ts';
import { LotPhotos } from './lot-photos.view.tsx';
import { LotScanner } from './lot-scanner.view.tsx';
import { MeasureFigures } from './measure-figures.view.tsx';
import { StartLot } from './start-lot.view.tsx';
import { UnitEntry } from './unit-entry.view.tsx';
import { UnitTiles } from './unit-tiles.view.tsx';
import { VerdictBar } from './verdict-bar.view.tsx';

interface BoardProps {
  readonly page: Page;
  readonly store: JudgementStore;
  readonly labels: Labels | undefined;
  readonly active: boolean;
}

/** The lot that is judged: who and what it is, its counters, the unit in hand, defects to pick, and all units. */
export const LotBoard = observer(function LotBoard({ page, store, labels, active }: BoardProps) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('[role="dialog"]')) return;
      if (event.key !== 'F2' && event.key !== 'F8') return;
      event.preventDefault();
      if (event.key === 'F2') store.record();
      else void store.deeds.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active, store]);
  const { lot, verdict, queue, said } = store;
  if (!lot) return null;
  const { holder } = lot;
  const samplingNo = lot.sampling?.['samplingNo'];
  const takeOver = async () => {
    if (await dialogs.confirm({ title: text.takeOver, text: text.takeOverAsk, confirm: text.takeOver })) await store.deeds.takeOver();
  };
  return (
    <div className="ax-judge">
      <header className="ax-judge-head">
        <Button size="large" text={session.say(text.back)} onClick={() => store.leave()} />
        {samplingNo !== undefined && session.can(permissionCode('qualityTesting', 'samplingDetail', 'list')) && (
          <Button
            text={session.say(text.papers)}
            onClick={() => void navigate(`/admin/qualityTesting/samplingDetail?samplingNo=${String(samplingNo)}`)}
          />
        )}
        {lot.thumb && <img src={lot.thumb} alt="" width={44} height={44} />}
        <h2>{regrouped(lot.inspectionNo)}</h2>
        <p>
          {[
            lot.type === undefined ? '' : session.say(labelsOf(page)('type', lot.type)),
            session.say(text.round, { round: lot.round }),
            lot.supplier ? session.say(lot.supplier) : '',
            lot.sku ?? '',
            lot.skuName ? session.say(lot.skuName) : '',
            lot.lotSize === undefined ? '' : session.say(text.lotOf, { size: lot.lotSize }),
            lot.standardNo ?? '',
          ]
            .filter(part => part !== '')
            .join(' · ')}
        </p>
      </header>
      {store.isElsewhere && holder && (lot.state === 'sampling' || lot.state === 'judging') && (
        <Callout intent="warning" role="status">
          {session.say(text.elsewhere, { name: holder.name, since: localMoment(holder.since) })}{' '}
          {lot.mayJudge && <Button text={session.say(text.takeOver)} onClick={() => void takeOver()} />}
        </Callout>
      )}
      {!lot.mayJudge && (
        <Callout intent="warning" role="status">
          {session.say(text.notYours, { name: lot.inspector ?? session.say(text.nobody) })}
        </Callout>
      )}
      {said && (
        <div className={`ax-station-last ax-tone-${said.good ? 'good' : 'bad'}`} role="alert">
          <span>{session.say(said.words)}</span>
        </div>
      )}
      {queue?.cut && (
        <p className="ax-station-cut" role="status">
          <Offline /> {session.say(text.cut, { count: queue.waiting.length })}
        </p>
      )}
      {queue && <KeptScans store={queue} scans={queue.refused} />}
      {!lot.sampling && lot.state === 'scheduled' && <StartLot key={lot.id} store={store} />}
      {verdict && <ClassCounters lot={lot} verdict={verdict} labels={labels} />}
      {verdict && <VerdictBar store={store} verdict={verdict} />}
      {verdict && (
        <div className="ax-judge-body">
          {store.canRecord && store.next && (
            <div className="ax-judge-hand">
              <LotScanner store={store} active={active} />
              <UnitEntry store={store} />
              <DefectPicker store={store} labels={labels} />
            </div>
          )}
          <div className="ax-judge-hand">
            <UnitTiles store={store} />
            <MeasureFigures store={store} />
            <LotPhotos store={store} />
          </div>
        </div>
      )}
    </div>
  );
});
