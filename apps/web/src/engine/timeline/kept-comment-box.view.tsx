import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { draftText } from '../../text/drafts.ts';
import type { CommentDrafts } from '../drafts/comment-drafts.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { CommentBox, type CommentBoxProps } from './comment-box.view.tsx';

/** A box whose text is kept while it is typed; where another window typed the same comment, both texts are shown and one is chosen. */
export const KeptCommentBox = observer(function KeptCommentBox({
  drafts,
  said,
  former = '',
  ...box
}: Omit<CommentBoxProps, 'initial' | 'onType'> & { readonly drafts: CommentDrafts; readonly said?: number }) {
  const session = useService(Session);
  const found = drafts.found?.get(said);
  const theirs = drafts.theirs.get(said);
  return (
    <>
      {theirs && (
        <Callout intent="warning" compact role="alert">
          <p>{session.say(draftText.elsewhere)}</p>
          <p className="ax-faint">{session.say(draftText.theirs, { at: localMoment(theirs.at) })}</p>
          <p className="ax-comment-text">{theirs.text}</p>
          <div className="ax-comment-foot">
            <Button size="small" text={session.say(draftText.takeTheirs)} onClick={() => drafts.choose(said, 'theirs')} />
            <Button size="small" intent="primary" text={session.say(draftText.keepMine)} onClick={() => drafts.choose(said, 'mine')} />
          </div>
        </Callout>
      )}
      <CommentBox
        key={found?.slot}
        {...box}
        initial={found?.text ?? former}
        former={former}
        onType={text => drafts.type(text, said, former)}
      />
    </>
  );
});
