import { text } from '@axle/kernel';
import { type ApprovalEvent, fieldsOf, type FileEvent, formatValue, printsOf, type PrintEvent, type ScanEvent } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { usePageModel } from '../page-model-context.ts';
import { ChangesTable } from './changes-table.view.tsx';

const bytes = { kind: 'bytes', label: text('大小', 'Size') } as const;
const approvalTones = {
  asked: 'info',
  auto: 'good',
  agreed: 'info',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
  conflict: 'warn',
} as const;

/** A file that came or went. */
export const FileEntry = observer(function FileEntry({ entry }: { readonly entry: FileEvent }) {
  const session = useService(Session);
  const added = entry.what === 'added';
  return (
    <>
      <span className={`ax-pill ax-tone-${added ? 'good' : 'neutral'}`}>
        {session.say(added ? timelineText.fileAdded : timelineText.fileRemoved)}
      </span>
      <span className={added ? 'ax-timeline-name' : 'ax-timeline-name ax-before'}>{entry.name}</span>
      <span className="ax-faint">{formatValue(bytes, entry.bytes, session.language)}</span>
    </>
  );
});

/** A print, by which template, and why again. */
export const PrintEntry = observer(function PrintEntry({ entry }: { readonly entry: PrintEvent }) {
  const session = useService(Session);
  const { page } = usePageModel();
  const template = page.actions.flatMap(printsOf).find(({ key }) => key === entry.template);
  const words = {
    template: template ? session.say(template.title) : entry.template,
    version: String(entry.version),
    copies: String(entry.copies),
  };
  return (
    <>
      <span className="ax-pill ax-tone-neutral">{session.say(timelineText.printed)}</span>
      <span>{session.say(timelineText.printedAs, words)}</span>
      {entry.reason !== undefined && <span className="ax-faint">{session.say(timelineText.why, { reason: entry.reason })}</span>}
    </>
  );
});

/** A scan, at which station and of which label. */
export const ScanEntry = observer(function ScanEntry({ entry }: { readonly entry: ScanEvent }) {
  const session = useService(Session);
  return (
    <>
      <span className="ax-pill ax-tone-info">{session.say(timelineText.scanned)}</span>
      <span>{session.pageTitle(entry.page)}</span>
      {entry.code !== undefined && <span className="ax-faint">{entry.code}</span>}
    </>
  );
});

/** A request or the decision on one. */
export const ApprovalTitle = observer(function ApprovalTitle({ entry }: { readonly entry: ApprovalEvent }) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  return (
    <>
      <span className={`ax-pill ax-tone-${approvalTones[entry.what]}`}>{session.say(timelineText[entry.what])}</span>
      <button
        type="button"
        className="ax-timeline-link"
        disabled={!session.canOpen('basicInfoApproval')}
        onClick={() => navigation.go(`/admin/system/basicInfoApproval?record=${entry.requestId}`)}
      >
        {entry.request}
      </button>
      {entry.inNameOf !== undefined && (
        <span className="ax-faint">{session.say(timelineText.inNameOf, { name: session.nickname(entry.inNameOf) })}</span>
      )}
    </>
  );
});

/** What a request asks for, or what the decision said. */
export const ApprovalBody = observer(function ApprovalBody({ entry }: { readonly entry: ApprovalEvent }) {
  const { resource } = usePageModel();
  return (
    <>
      {entry.comment !== undefined && <p className="ax-comment-text">{entry.comment}</p>}
      <ChangesTable fields={fieldsOf(resource)} changes={entry.changes} />
    </>
  );
});
