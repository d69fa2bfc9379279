import { columnLabel, type Field, type HeldFile, isReference, linesIn, permissionCode, standardCode } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Tracking } from '../../shell/tracking.ts';
import { approvalText } from '../../text/approvals.ts';
import { stateText } from '../../text/states.ts';
import { attachmentText } from '../../text/attachments.ts';
import { timelineText } from '../../text/timeline.ts';
import { WaitingValue } from '../approvals/waiting.view.tsx';
import { besideOf } from '../fields/beside.ts';
import { ValueView } from '../fields/value.view.tsx';
import { usePageModel } from '../page-model-context.ts';
import { recordText } from '../fields/grid-text.ts';
import { openDrills } from '../list/column-drills.ts';
import { tabInView } from '../list/tab-in-view.ts';
import { FilesView } from '../files/files-view.view.tsx';
import '../references/references.css';
import { DrillLink } from './drill-link.view.tsx';
import { LinesTable } from '../lines/lines-table.view.tsx';
import { StateBar } from '../states/state-bar.view.tsx';
import { QuickLook } from '../quick-look/quick-look.view.tsx';
import { TabBar } from '../tab-bar.view.tsx';
import { SideSheet } from '../side-sheet.view.tsx';
import './detail.css';
import type { DetailStore } from './detail-store.ts';
import { EditButton } from './edit-button.view.tsx';
import { relatedTab } from './related-tab.ts';
import { useDetailPart } from './use-detail-part.ts';

const DifferenceView = lazy(async () => ({ default: (await import('../approvals/difference.view.tsx')).DifferenceView }));
const AttachmentsView = lazy(async () => ({ default: (await import('../attachments/attachments.view.tsx')).AttachmentsView }));
const RelatedView = lazy(async () => ({ default: (await import('./related.view.tsx')).RelatedView }));
const StateDrawingView = lazy(async () => ({ default: (await import('../states/state-drawing.view.tsx')).StateDrawingView }));
const TimelineView = lazy(async () => ({ default: (await import('../timeline/timeline.view.tsx')).TimelineView }));

/** One record: every field that the reader may see, its files and its timeline. */
export const DetailView = observer(function DetailView({ detail }: { readonly detail: DetailStore }) {
  const model = usePageModel();
  const session = useService(Session);
  const tracking = useService(Tracking);
  const { page, section, list, resource } = model;
  const may = (action: 'update') => page.standard.includes(action) && session.can(standardCode(section, page, action));
  const step = (by: number) => {
    const row = list.rows.at(detail.index + by);
    if (row) model.openDetail(row, detail.index + by);
  };
  const [id, drills] = [useId(), openDrills(page, code => session.can(code))];
  const related = (page.related ?? []).filter(one => session.can(permissionCode(one.section, one.page, 'list')));
  const shownRelated = (key: string) => related.find(one => relatedTab(one) === key);
  const tabs = [
    ...(resource.speaksOf ? [{ key: 'difference', title: session.say(approvalText.difference) }] : []),
    { key: 'fields', title: session.say(timelineText.detail) },
    ...(resource.states && session.fieldAccess(page.key, resource.states.field).shown
      ? [{ key: 'states', title: session.say(stateText.states) }]
      : []),
    ...related.map(one => ({ key: relatedTab(one), title: session.say(one.title) })),
    ...(resource.speaksOf?.files ? [{ key: 'files', title: filesTitle(session.say(attachmentText.title), detail.row['files']) }] : []),
    ...(resource.managed
      ? [
          { key: 'files', title: session.say(attachmentText.title) },
          { key: 'timeline', title: session.say(timelineText.timeline) },
        ]
      : []),
  ];
  const [tab, setTab] = useDetailPart(
    detail.row.id,
    tabs[0]!.key,
    tabs.map(({ key }) => key),
  );
  const titleOfRelated = shownRelated(tab)?.title.zh;
  useEffect(() => {
    const label =
      {
        timeline: timelineText.timeline.zh,
        files: attachmentText.title.zh,
        states: stateText.states.zh,
        difference: approvalText.difference.zh,
      }[tab] ??
      titleOfRelated ??
      timelineText.detail.zh;
    tracking.showTab(tabInView(list), { key: tab, label });
    return () => tracking.showTab(tabInView(list));
  }, [tracking, list, tab, titleOfRelated]);
  const title = recordText(resource, detail.row, session);
  return (
    <SideSheet onClose={() => model.closeDetail()} width="620px" title={title} closesOutside>
      <div className="ax-detail-bar">
        <TabBar label={title} tabs={tabs} shown={tab} panel={id} onShow={setTab} />
        <span className="ax-toolbar-space" />
        <Button
          variant="minimal"
          icon={<ChevronLeft />}
          disabled={!list.rows.at(detail.index - 1)}
          title={session.say(timelineText.previous)}
          aria-label={session.say(timelineText.previous)}
          onClick={() => step(-1)}
        />
        <Button
          variant="minimal"
          icon={<ChevronRight />}
          disabled={!list.rows.at(detail.index + 1)}
          title={session.say(timelineText.next)}
          aria-label={session.say(timelineText.next)}
          onClick={() => step(1)}
        />
        {may('update') && <EditButton onEdit={() => void model.openForm(detail.row)} />}
      </div>
      {resource.states && page.transitions.length > 0 && <StateBar row={detail.row} onDone={() => void detail.load()} />}
      <div id={id} className="ax-detail">
        {detail.refusal && (
          <Callout intent="danger" compact>
            {session.say(detail.refusal.message)}
          </Callout>
        )}
        {tab === 'states' && (
          <Suspense fallback={<Spinner size={24} />}>
            <StateDrawingView resource={resource} state={detail.row[resource.states!.field]} />
          </Suspense>
        )}
        {tab === 'files' && (
          <Suspense fallback={<Spinner size={24} />}>
            <AttachmentsView key={detail.row.id} page={page.key} id={detail.row.id} />
          </Suspense>
        )}
        {shownRelated(tab) && (
          <Suspense fallback={<Spinner size={24} />}>
            <RelatedView key={`${tab} ${detail.row.id}`} related={shownRelated(tab)!} row={detail.row} />
          </Suspense>
        )}
        {tab === 'difference' && (
          <Suspense fallback={<Spinner size={24} />}>
            <DifferenceView row={detail.row} />
          </Suspense>
        )}
        {tab === 'timeline' && (
          <Suspense fallback={<Spinner size={24} />}>
            <TimelineView key={detail.row.id} row={detail.row} />
          </Suspense>
        )}
        {tab === 'fields' && (
          <dl>
            {page.columns
              .filter(name => list.fields[name])
              .map(name => (
                <div key={name}>
                  <dt>{session.say(columnLabel(list.fields[name]!))}</dt>
                  <dd>
                    {list.fields[name]!.kind === 'files' && detail.row[name] !== undefined ? (
                      <FilesView
                        resource={resource}
                        page={page.key}
                        record={detail.row.id}
                        field={name}
                        files={detail.row[name] as readonly HeldFile[]}
                      />
                    ) : (
                      <ValueView
                        field={list.fields[name]!}
                        value={detail.row[name]}
                        beside={besideOf(list.fields[name]!, list.fields, detail.row, session.language)}
                      />
                    )}
                    <LookedAt field={list.fields[name]!} value={detail.row[name]} />
                    {drills(name, detail.row) && <DrillLink page={page} column={name} row={detail.row} />}
                    <WaitingValue name={name} field={list.fields[name]!} row={detail.row} />
                  </dd>
                </div>
              ))}
          </dl>
        )}
        {tab === 'fields' &&
          Object.entries(resource.fields).map(
            ([name, field]) =>
              field.kind === 'lines' &&
              session.fieldAccess(page.key, name).shown && (
                <LinesTable
                  key={name}
                  field={field}
                  lines={linesIn(detail.row, name)}
                  isShown={column => session.fieldAccess(page.key, `${name}.${column}`).shown}
                  held={{ resource, page: page.key, record: detail.row.id, field: name }}
                />
              ),
          )}
      </div>
    </SideSheet>
  );
});

/** The part of files with their number, where the record counts them. */
const filesTitle = (title: string, count: unknown): string => (typeof count === 'number' && count > 0 ? `${title} ${count}` : title);

/** Beside a reference, what stands behind it. */
const LookedAt = ({ field, value }: { readonly field: Field; readonly value: unknown }) =>
  isReference(field) && typeof value === 'number' ? <QuickLook entity={field.entity} id={value} /> : null;
