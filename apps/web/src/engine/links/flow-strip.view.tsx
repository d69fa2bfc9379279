import { regrouped } from '@axle/page-kit';
import type { FlowDocument } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { recordWords } from '../../text/record.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import './links.css';

interface FlowStripProps {
  /** Nearest first. */
  readonly before: readonly FlowDocument[];
  readonly after: readonly FlowDocument[];
  /** The document between them. */
  readonly title: string;
}

/** The documents that a document came from, itself, and those that came from it, in order; each leads to its own page. */
export const FlowStrip = observer(function FlowStrip({ before, after, title }: FlowStripProps) {
  const session = useService(Session);
  if (before.length + after.length === 0) return null;
  return (
    <ol className="ax-flow" aria-label={session.say(recordWords.flow)}>
      {before.toReversed().map(one => (
        <FlowItem key={`${one.page} ${one.id}`} document={one} />
      ))}
      <li aria-current="step">{title}</li>
      {after.map(one => (
        <FlowItem key={`${one.page} ${one.id}`} document={one} />
      ))}
    </ol>
  );
});

const FlowItem = observer(function FlowItem({
  document: { section, page, id, title, no, state, tone, at },
}: {
  readonly document: FlowDocument;
}) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  const address = `/admin/${section}/${page}?record=${id}`;
  return (
    <li>
      <a
        href={address}
        title={at && localMoment(at)}
        onClick={event => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          navigation.go(address);
        }}
      >
        <span className="ax-faint">{session.say(title)}</span> {regrouped(no)}
      </a>
      {state && <span className={`ax-pill ax-tone-${tone ?? 'neutral'}`}>{session.say(state)}</span>}
      {at && <time dateTime={at}>{localMoment(at).slice(5, 10)}</time>}
    </li>
  );
});
