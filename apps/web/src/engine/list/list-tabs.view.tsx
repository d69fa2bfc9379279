import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { Tracking } from '../../shell/tracking.ts';
import { viewsText } from '../../text/views.ts';
import { grouped } from '../grouped.ts';
import { usePageModel } from '../page-model-context.ts';
import { TabBar } from '../tab-bar.view.tsx';
import { tabInView } from './tab-in-view.ts';
import { viewKey } from './view-counts.ts';

/** The page's own tabs and the saved views beside them, with their numbers of rows; below, what is to be said of the shown view. */
export const ListTabs = observer(function ListTabs({ panel }: { readonly panel: string }) {
  const { list, views, page } = usePageModel();
  const session = useService(Session);
  const tracking = useService(Tracking);
  const messages = useService(Messages);
  const { active, changed, notes } = views;
  const own = list.tabs.length > 0 ? list.tabs : [{ key: '', title: viewsText.everything }];
  const noteOf = (key: string) => {
    const count = views.counts.known.get(key);
    if (!count) return undefined;
    const text = session.say(count.exact ? viewsText.count : viewsText.countMore, { count: grouped(count.total) });
    return { short: `${grouped(count.total)}${count.exact ? '' : '+'}`, text };
  };
  const show = (key: string) => {
    const view = views.views.find(({ id }) => viewKey(id) === key);
    if (view) return views.open(view);
    tracking.showTab(tabInView(list, key));
    return views.leave(key === '' ? undefined : key);
  };
  const save = async () => {
    const refusal = await views.save();
    if (refusal) messages.show('bad', refusal.message);
    else messages.show('good', viewsText.saved);
  };
  return (
    <>
      {own.length + views.views.length > 1 && (
        <TabBar
          className="ax-list-tabs"
          label={session.say(page.title)}
          tabs={[
            ...own.map(tab => ({ key: tab.key, title: session.say(tab.title), note: noteOf(tab.key) })),
            ...views.views.map(({ id, name }) => ({ key: viewKey(id), title: name, note: noteOf(viewKey(id)) })),
          ]}
          shown={active ? viewKey(active.id) : (list.state.tab ?? own[0]?.key)}
          panel={panel}
          onShow={show}
        />
      )}
      {active && changed && (
        <div className="ax-view-line" role="status">
          <span>{session.say(viewsText.changed, { name: active.name })}</span>
          <Button size="small" variant="minimal" text={session.say(viewsText.back)} onClick={() => views.restore()} />
          {active.own && <Button size="small" variant="minimal" text={session.say(viewsText.save)} onClick={() => void save()} />}
        </div>
      )}
      {notes.length > 0 && (
        <div className="ax-view-line ax-view-note" role="status">
          <span>{notes.map(note => session.say(note)).join(' ')}</span>
          <Button size="small" variant="minimal" text={session.say(viewsText.closeNote)} onClick={() => views.closeNotes()} />
        </div>
      )}
    </>
  );
});
