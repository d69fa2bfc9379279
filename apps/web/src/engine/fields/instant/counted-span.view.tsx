import { mostSpanDays } from '@axle/page-kit';
import { digitsOnly } from '@axle/validation';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { listText } from '../../../text/list.ts';

const kinds = { last: listText.lastDays, olderThan: listText.olderThanDays, next: listText.nextDays } as const;

/** The last, the next, or what is older than a number of days: the number is the reader's own. Both are said by one key, `last45d`. */
export const CountedSpan = observer(function CountedSpan({
  span,
  onSpan,
}: {
  readonly span: string | undefined;
  onSpan(key: string): void;
}) {
  const session = useService(Session);
  const [, saidKind, saidDays] = /^(last|next|olderThan)(\d+)d$/.exec(span ?? '') ?? [];
  const [kind, setKind] = useState(saidKind ?? 'last');
  const [days, setDays] = useState(saidDays ?? '');
  const commit = (nextKind: string, text: string) => {
    const number = Number(text);
    if (number >= 1 && number <= mostSpanDays) onSpan(`${nextKind}${number}d`);
  };
  return (
    <div className="ax-date-counted">
      <select
        aria-label={session.say(listText.spanKind)}
        value={kind}
        onChange={event => {
          setKind(event.currentTarget.value);
          commit(event.currentTarget.value, days);
        }}
      >
        {Object.entries(kinds).map(([key, words]) => (
          <option key={key} value={key}>
            {session.say(words)}
          </option>
        ))}
      </select>
      <input
        inputMode="numeric"
        aria-label={session.say(listText.days)}
        placeholder="N"
        value={days}
        onChange={event => setDays(digitsOnly(event.currentTarget.value).slice(0, 4))}
        onBlur={() => days !== saidDays && commit(kind, days)}
        onKeyDown={event => event.key === 'Enter' && commit(kind, days)}
      />
      <span className="ax-faint">{session.say(listText.days)}</span>
    </div>
  );
});
