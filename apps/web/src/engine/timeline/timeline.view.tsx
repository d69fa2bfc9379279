import { fill, type Refusal } from '@axle/kernel';
import type { RecordRow, TimelineKind } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Ids } from '../../gateways/ids.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { CommentDrafts } from '../drafts/comment-drafts.ts';
import { DraftKeeper } from '../drafts/draft-keeper.ts';
import { usePageModel } from '../page-model-context.ts';
import { KeptCommentBox } from './kept-comment-box.view.tsx';
import { TimelineStore } from './timeline-store.ts';
import { TimelineStream } from './timeline-stream.view.tsx';
import './timeline.css';
import { Timelines, type SaidComment } from './timelines.ts';
import { VersionJump } from './version-jump.view.tsx';
import { VersionView } from './version.view.tsx';

/** Everything that happened to a record and that was said about it, in one stream. */
export const TimelineView = observer(function TimelineView({ row }: { readonly row: RecordRow }) {
  const { page } = usePageModel();
  const session = useService(Session);
  const messages = useService(Messages);
  const keeper = useService(DraftKeeper);
  const timelines = useService(Timelines);
  const ids = useService(Ids);
  const record = { page: page.key, id: row.id };
  const [store] = useState(() => new TimelineStore(record, timelines));
  const [drafts] = useState(() => new CommentDrafts({ keeper, page: page.key, record: row.id, ids }));
  const [version, setVersion] = useState<number>();
  const home = useRef<HTMLDivElement>(null);
  // where the focus goes when what held it is gone, so that the keys of the drawer still work
  const toHome = () => home.current?.focus();
  const closeVersion = () => {
    flushSync(() => setVersion(undefined));
    toHome();
  };
  // one key for one text: sent twice over a bad line it stands once
  const key = useRef(ids.next());
  useEffect(() => void store.load(), [store, row.version]);
  useEffect(() => void drafts.look(), [drafts]);
  useEffect(() => drafts.watch(), [drafts]);
  const onKept = (unnotified: readonly number[]) => {
    if (unnotified.length > 0)
      messages.show('warn', fill(timelineText.unnotified, { names: unnotified.map(id => session.nickname(id)).join(', ') }));
  };
  const say = async (said: SaidComment): Promise<Refusal | undefined> => {
    const reply = await store.say(said, key.current);
    if ('refusal' in reply) return reply.refusal;
    key.current = ids.next();
    onKept(reply.unnotified);
    return undefined;
  };
  const toggle = (kind: TimelineKind) =>
    void store.choose(store.chosen.includes(kind) ? store.chosen.filter(one => one !== kind) : [...store.chosen, kind]);
  if (version !== undefined) return <VersionView row={row} version={version} onVersion={setVersion} onBack={closeVersion} />;
  return (
    <div ref={home} tabIndex={-1} className="ax-timeline-view">
      <div className="ax-timeline-bar">
        <div role="group" aria-label={session.say(timelineText.kinds)} className="ax-timeline-kinds">
          <button type="button" aria-pressed={store.chosen.length === 0} onClick={() => void store.choose([])}>
            {session.say(timelineText.all)}
          </button>
          {store.kinds.map(kind => (
            <button key={kind} type="button" aria-pressed={store.chosen.includes(kind)} onClick={() => toggle(kind)}>
              {session.say(timelineText[kind])}
            </button>
          ))}
        </div>
        {store.kinds.includes('edit') && <VersionJump newest={row.version} onJump={setVersion} />}
      </div>
      {store.mayComment && !session.viewing && drafts.found !== undefined && (
        <KeptCommentBox drafts={drafts} label={session.say(timelineText.write)} send={session.say(timelineText.send)} onSend={say} />
      )}
      <TimelineStream store={store} drafts={drafts} onVersion={setVersion} onKept={onKept} onLeave={toHome} />
    </div>
  );
});
