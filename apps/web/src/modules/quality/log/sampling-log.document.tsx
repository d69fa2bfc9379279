import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ShareLink } from '../../../engine/share-link/share-link.view.tsx';
import { MainClient } from '../../../gateways/main-client.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { DocumentProps } from '../../../shell/standalone/standalone-document.ts';
import { standalonePages } from '../../../shell/standalone/standalone-pages.ts';
import { FullPage } from '../../../shell/states/full-page.view.tsx';
import { standaloneText } from '../../../text/standalone.ts';
import { LogCounters } from './log-counters.view.tsx';
import { linkedLog, ownLogs } from './log-desk.ts';
import { LogDraw } from './log-draw.view.tsx';
import { LogEntries } from './log-entries.view.tsx';
import { LogHead } from './log-head.view.tsx';
import { LogPlan } from './log-plan.view.tsx';
import { LogStore } from './log-store.ts';
import './sampling-log.css';

/** How a lot was sampled and judged, for whoever relies on it: staff, or the holder of a link. */
export const SamplingLogDocument = observer(function SamplingLogDocument({ parameters, token }: DocumentProps) {
  const session = useService(Session);
  const main = useService(MainClient);
  const { print, unitNo, samplingNo, inspectionNo } = parameters;
  const [store] = useState(() => {
    const desk = token === undefined ? ownLogs(main) : linkedLog(token);
    return new LogStore(desk, samplingNo === undefined ? { inspectionNo: inspectionNo! } : { samplingNo });
  });
  useEffect(() => void store.open(), [store]);
  const { sheet, labels, refusals, desk } = store;
  const { share } = desk;
  const isShown = sheet !== undefined && labels !== undefined;
  useEffect(() => {
    if (!isShown) return;
    document.getElementById(`unit-${unitNo ?? ''}`)?.scrollIntoView({ block: 'center' });
    if (print !== undefined) window.print();
  }, [isShown, print, unitNo]);
  if (!labels) return <Spinner />;
  if (!sheet && refusals.some(({ code }) => code === 'NOT_FOUND' || code === 'BAD_LINK'))
    return (
      <FullPage
        pageTitle={`${samplingNo ?? inspectionNo ?? ''} ${session.say(standalonePages.samplingLog.title)}`}
        code="404"
        title={session.say(standaloneText.notFoundTitle)}
        text={session.say(standaloneText.notFoundText)}
      />
    );
  if (!sheet)
    return refusals.map(({ code, message }) => (
      <Callout key={code} intent="danger" compact role="alert">
        {session.say(message)}
      </Callout>
    ));
  return (
    <article className="ax-log" aria-label={sheet.samplingNo}>
      <LogHead sheet={sheet} labels={labels} />
      <LogPlan sheet={sheet} labels={labels} />
      <LogDraw sheet={sheet} labels={labels} unitNo={unitNo} />
      <LogCounters sheet={sheet} labels={labels} />
      <LogEntries sheet={sheet} onVerify={() => void store.open()} />
      {sheet.mayShare && share && <ShareLink make={asked => share(sheet.samplingNo, asked)} />}
    </article>
  );
});
