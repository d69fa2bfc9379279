import type { Text } from '@axle/kernel';
import { Button } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { batchText } from '../../text/batch.ts';
import { grouped } from '../grouped.ts';
import type { BatchMatch } from './batch-paste.ts';
import './batch.css';

/** Most lines of a part that are shown; all are copied. */
const mostShown = 500;

/** Which texts of a batch name one record, several or none; each part can be copied. */
export const BatchResult = observer(function BatchResult({ match }: { readonly match: BatchMatch }) {
  const session = useService(Session);
  const messages = useService(Messages);
  const part = (title: Text, lines: readonly string[], shown: readonly string[], tone: string) => {
    const heading = session.say(title, { count: grouped(lines.length) });
    const copy = () => void navigator.clipboard.writeText(lines.join('\n')).then(() => messages.show('good', engineText.copied));
    return (
      <section className={`ax-batch-part ax-batch-${tone}`} aria-label={heading}>
        <div className="ax-batch-line">
          <strong>{heading}</strong>
          <Button
            size="small"
            variant="minimal"
            icon={<Duplicate size={12} />}
            disabled={lines.length === 0}
            title={session.say(batchText.copyPart)}
            aria-label={`${session.say(batchText.copyPart)} ${heading}`}
            onClick={copy}
          />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lists are scrolled by the keyboard too */}
        <div className="ax-batch-lines" tabIndex={lines.length > 0 ? 0 : undefined} role="region" aria-label={heading}>
          {shown.slice(0, mostShown).join('\n')}
        </div>
      </section>
    );
  };
  const ambiguous = match.ambiguous.map(({ text }) => text);
  const counted = match.ambiguous.map(({ text, count }) => session.say(batchText.batchTimes, { text, count: grouped(count) }));
  return (
    <div className="ax-batch-parts" aria-live="polite">
      {part(batchText.batchFound, match.found, match.found, 'found')}
      {part(batchText.batchAmbiguous, ambiguous, counted, 'ambiguous')}
      {part(batchText.batchMissing, match.missing, match.missing, 'missing')}
    </div>
  );
});
