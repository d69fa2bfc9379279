import type { TimelineEntry } from '@axle/page-kit';
import { Annotation, Barcode, Comment, Document, Endorsed, Print } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { CommentEntry } from './comment-entry.view.tsx';
import { EditBody, EditTitle } from './edit-entry.view.tsx';
import { ApprovalBody, ApprovalTitle, FileEntry, PrintEntry, ScanEntry } from './other-entries.view.tsx';
import type { CommentDrafts } from '../drafts/comment-drafts.ts';
import type { TimelineStore } from './timeline-store.ts';

const icons = { edit: Annotation, comment: Comment, file: Document, print: Print, approval: Endorsed, scan: Barcode } as const;

/** One thing that happened: when, who, what, and below what there is to see of it. */
export const TimelineRow = observer(function TimelineRow({
  entry,
  store,
  drafts,
  onVersion,
  onKept,
  onLeave,
}: {
  readonly entry: TimelineEntry;
  readonly store: TimelineStore;
  readonly drafts: CommentDrafts;
  onVersion(version: number): void;
  onKept(unnotified: readonly number[]): void;
  /** What held the focus is gone. */
  onLeave(): void;
}) {
  const session = useService(Session);
  const Icon = icons[entry.kind];
  return (
    <li className={`ax-timeline-row ax-timeline-${entry.kind}`}>
      <time dateTime={entry.at} title={localMoment(entry.at)}>
        {localMoment(entry.at).slice(11, 16)}
      </time>
      <Icon size={12} aria-hidden />
      <div className="ax-timeline-what">
        <div className="ax-timeline-head">
          <strong>{entry.by === undefined ? session.say(timelineText.bySystem) : session.nickname(entry.by)}</strong>
          {entry.kind === 'edit' && <EditTitle edit={entry} onVersion={onVersion} />}
          {entry.kind === 'file' && <FileEntry entry={entry} />}
          {entry.kind === 'print' && <PrintEntry entry={entry} />}
          {entry.kind === 'scan' && <ScanEntry entry={entry} />}
          {entry.kind === 'approval' && <ApprovalTitle entry={entry} />}
        </div>
        {entry.kind === 'edit' && <EditBody edit={entry} />}
        {entry.kind === 'approval' && <ApprovalBody entry={entry} />}
        {entry.kind === 'comment' && <CommentEntry comment={entry} store={store} drafts={drafts} onKept={onKept} onLeave={onLeave} />}
      </div>
    </li>
  );
});
