import { inLanguage } from '@axle/kernel';
import { fieldsOf, permissionCode } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, Edit } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Tracking } from '../../shell/tracking.ts';
import { engineText } from '../../text/engine.ts';
import { ValueView } from '../fields/value.view.tsx';
import { usePageModel } from '../page-model-context.ts';
import { TabBar } from '../tab-bar.view.tsx';
import { SideSheet } from '../side-sheet.view.tsx';
import './detail.css';
import type { DetailStore } from './detail-store.ts';
import { HistoryView } from './history.view.tsx';

/** One record: every field that the reader may see, and its history. */
export const DetailView = observer(function DetailView({ detail }: { readonly detail: DetailStore }) {
  const model = usePageModel();
  const session = useService(Session);
  const tracking = useService(Tracking);
  const [tab, setTab] = useState('fields');
  const { page, section, list, resource } = model;
  const may = (action: 'update' | 'log') => page.standard.includes(action) && session.can(permissionCode(section, page.key, action));
  const step = (by: number) => {
    const row = list.rows.at(detail.index + by);
    if (row) model.openDetail(row, detail.index + by);
  };
  const showTab = (next: string) => {
    setTab(next);
    tracking.showTab(list.state.tab, next);
  };
  const id = useId();
  const tabs = [
    { key: 'fields', title: session.say(engineText.detail) },
    ...(may('log') ? [{ key: 'history', title: session.say(engineText.history) }] : []),
  ];
  const title = resource.nameFields.flatMap(name => detail.row[name] ?? []).join(' ');
  return (
    <SideSheet onClose={() => model.closeDetail()} width="620px" title={title} closesOutside>
      <div className="ax-detail-bar">
        <TabBar label={title} tabs={tabs} shown={tab} panel={id} onShow={showTab} />
        <span className="ax-toolbar-space" />
        <Button
          variant="minimal"
          icon={<ChevronLeft />}
          disabled={!list.rows.at(detail.index - 1)}
          title={session.say(engineText.previous)}
          aria-label={session.say(engineText.previous)}
          onClick={() => step(-1)}
        />
        <Button
          variant="minimal"
          icon={<ChevronRight />}
          disabled={!list.rows.at(detail.index + 1)}
          title={session.say(engineText.next)}
          aria-label={session.say(engineText.next)}
          onClick={() => step(1)}
        />
        {may('update') && <Button icon={<Edit />} text={session.say(engineText.update)} onClick={() => model.openForm(detail.row)} />}
      </div>
      <div id={id} className="ax-detail">
        {detail.refusal && (
          <Callout intent="danger" compact>
            {session.say(detail.refusal.message)}
          </Callout>
        )}
        {tab === 'history' ? (
          <HistoryView
            key={detail.row.id}
            detail={detail}
            fields={fieldsOf(resource)}
            mayRead={field => list.fields[field] !== undefined}
          />
        ) : (
          <dl>
            {page.columns
              .filter(name => list.fields[name])
              .map(name => (
                <div key={name}>
                  <dt>{inLanguage(list.fields[name]!.label, session.language)}</dt>
                  <dd>
                    <ValueView field={list.fields[name]!} value={detail.row[name]} />
                  </dd>
                </div>
              ))}
          </dl>
        )}
      </div>
    </SideSheet>
  );
});
