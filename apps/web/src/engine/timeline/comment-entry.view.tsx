import type { Refusal } from '@axle/kernel';
import { type CommentEvent, mentionPieces } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Clock } from '../../gateways/clock.ts';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import type { CommentDrafts } from '../drafts/comment-drafts.ts';
import { KeptCommentBox } from './kept-comment-box.view.tsx';
import type { TimelineStore } from './timeline-store.ts';
import type { SaidComment } from './timelines.ts';

/** What somebody said, whom they named, and for a while the ways to change it. */
export const CommentEntry = observer(function CommentEntry({
  comment,
  store,
  drafts,
  onKept,
  onLeave,
}: {
  readonly comment: CommentEvent;
  readonly store: TimelineStore;
  readonly drafts: CommentDrafts;
  onKept(unnotified: readonly number[]): void;
  /** What held the focus is gone. */
  onLeave(): void;
}) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const clock = useService(Clock);
  const [changing, setChanging] = useState(false);
  const [formerShown, setFormerShown] = useState(false);
  if (comment.text === undefined) return <p className="ax-faint">{session.say(timelineText.removed)}</p>;
  const mine = comment.changeableUntil !== undefined && clock.now() <= Date.parse(comment.changeableUntil);
  const stop = () => {
    setChanging(false);
    drafts.end(comment.id);
    onLeave();
  };
  const change = async (said: SaidComment): Promise<Refusal | undefined> => {
    const reply = await store.change(comment.id, said);
    if ('refusal' in reply) return reply.refusal;
    stop();
    onKept(reply.unnotified);
    return undefined;
  };
  const remove = async () => {
    const { removeTitle: title, removeText: text, removeNow: confirm } = timelineText;
    if (!(await dialogs.confirm({ title, text, confirm, tone: 'danger' }))) return;
    const refusal = await store.remove(comment.id);
    onLeave();
    if (refusal) messages.show('bad', refusal.message);
  };
  if (changing || drafts.found?.has(comment.id))
    return (
      <KeptCommentBox
        drafts={drafts}
        said={comment.id}
        former={comment.text}
        label={session.say(timelineText.change)}
        send={session.say(timelineText.save)}
        onSend={change}
        onCancel={stop}
        focused={changing}
      />
    );
  return (
    <div className="ax-comment">
      <p className="ax-comment-text">
        {mentionPieces(comment.text, comment.mentions).map(({ text, mention }, at) =>
          mention ? (
            <span key={at} className="ax-mention">
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </p>
      {(mine || comment.former.length > 0) && (
        <div className="ax-comment-ways">
          {comment.former.length > 0 && (
            <button type="button" className="ax-timeline-link" aria-expanded={formerShown} onClick={() => setFormerShown(!formerShown)}>
              {session.say(timelineText.edited)}
            </button>
          )}
          {mine && (
            <>
              <Button
                size="small"
                variant="minimal"
                icon={<Edit size={12} />}
                title={session.say(timelineText.change)}
                aria-label={session.say(timelineText.change)}
                onClick={() => setChanging(true)}
              />
              <Button
                size="small"
                variant="minimal"
                icon={<Trash size={12} />}
                title={session.say(timelineText.remove)}
                aria-label={session.say(timelineText.remove)}
                onClick={() => void remove()}
              />
            </>
          )}
        </div>
      )}
      {formerShown &&
        comment.former.map(({ text, until }) => (
          <div key={until} className="ax-comment-former">
            <span className="ax-faint">{session.say(timelineText.former, { at: localMoment(until) })}</span>
            <p className="ax-comment-text">{text}</p>
          </div>
        ))}
    </div>
  );
});
