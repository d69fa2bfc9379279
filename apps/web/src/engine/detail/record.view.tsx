import { notFound } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Tracking } from '../../shell/tracking.ts';
import { recordWords } from '../../text/record.ts';
import { timelineText } from '../../text/timeline.ts';
import { tabInView } from '../list/tab-in-view.ts';
import { usePageModel } from '../page-model-context.ts';
import { FlowStrip } from '../links/flow-strip.view.tsx';
import { LinksBar } from '../links/links-bar.view.tsx';
import { useLinks } from '../links/use-links.ts';
import '../references/references.css';
import { StateBar } from '../states/state-bar.view.tsx';
import { TabBar } from '../tab-bar.view.tsx';
import './detail.css';
import type { DetailStore } from './detail-store.ts';
import { RecordActions } from './record-actions.view.tsx';
import { RecordHead } from './record-head.view.tsx';
import { RecordPart } from './record-part.view.tsx';
import { recordTabs } from './record-tabs.ts';
import { useDetailPart } from './use-detail-part.ts';
import { useHeadline } from './use-headline.ts';

const TimelineView = lazy(async () => ({ default: (await import('../timeline/timeline.view.tsx')).TimelineView }));

interface RecordViewProps {
  readonly detail: DetailStore;
  readonly title: string;
  /** Its timeline stands beside it. */
  readonly wide: boolean;
  /** Whether the menu of its actions is open. */
  readonly acting: boolean;
  onAct(open: boolean): void;
}

/** One record: what it is at a glance, what can be done with it, and its parts, of which one is in sight. */
export const RecordView = observer(function RecordView({ detail, title, wide, acting, onAct }: RecordViewProps) {
  const model = usePageModel();
  const session = useService(Session);
  const tracking = useService(Tracking);
  const { page, list, resource } = model;
  const { row, refusal } = detail;
  const [id, headline] = [useId(), useHeadline()];
  const beside = wide && resource.managed;
  const [files, setFiles] = useState<number>();
  const tabs = recordTabs(model, session, row, { timelineBeside: beside, files });
  const [shown, setShown] = useDetailPart(
    row.id,
    tabs[0]!.key,
    tabs.map(({ key }) => key),
  );
  const tab = tabs.find(({ key }) => key === shown)!;
  const { label } = tab;
  const links = useLinks(row, shown);
  const counted = links?.files;
  if (counted !== undefined && counted !== files) setFiles(counted);
  useEffect(() => {
    tracking.showTab(tabInView(list), { key: shown, label });
    return () => tracking.showTab(tabInView(list));
  }, [tracking, list, shown, label]);
  if (refusal?.code === notFound.code)
    return (
      <Callout className="ax-record-gone" intent="warning">
        {session.say(recordWords.gone)}
      </Callout>
    );
  return (
    <>
      <RecordHead row={row} headline={headline} />
      {links && <FlowStrip before={links.before} after={links.after} title={title} />}
      {links && <LinksBar {...links} />}
      <div className="ax-record-bar">
        {resource.states && page.transitions.length > 0 && <StateBar row={row} onDone={() => void detail.load()} />}
        <span className="ax-toolbar-space" />
        <RecordActions row={row} open={acting} onOpen={onAct} />
      </div>
      <div className="ax-detail-bar">
        <TabBar label={title} tabs={tabs} shown={shown} panel={id} onShow={setShown} />
      </div>
      <div className="ax-record-parts">
        <div id={id} className="ax-detail">
          {refusal && (
            <Callout intent="danger" compact>
              {session.say(refusal.message)}
            </Callout>
          )}
          <RecordPart tab={tab} row={row} />
        </div>
        {beside && (
          <aside className="ax-record-beside" aria-label={session.say(timelineText.timeline)}>
            <Suspense fallback={<Spinner size={24} />}>
              <TimelineView key={row.id} row={row} />
            </Suspense>
          </aside>
        )}
      </div>
    </>
  );
});
