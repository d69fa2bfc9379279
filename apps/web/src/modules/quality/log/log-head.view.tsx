import type { SamplingLogSheet } from '@axle/wire';
import { Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { Labels } from './labels-of.ts';
import { logText as text } from './log-text.ts';

/** What every part of a log is given. */
export interface LogPartProps {
  readonly sheet: SamplingLogSheet;
  readonly labels: Labels;
}

const bare = (number: string) => number.replaceAll('-', '');

/** Which lot it is, what came of it, and its other rounds. */
export const LogHead = observer(function LogHead({ sheet, labels }: LogPartProps) {
  const session = useService(Session);
  const moment = (at: string | undefined) => (at === undefined ? undefined : localMoment(at).slice(0, 16));
  const verdict = sheet.result === 'accept' ? text.accept : sheet.result === 'reject' ? text.reject : text.open;
  const intent = sheet.result === 'accept' ? 'success' : sheet.result === 'reject' ? 'danger' : 'warning';
  const facts = [
    [text.inspection, sheet.inspectionNo],
    [text.type, session.say(labels('type', sheet.type))],
    [text.supplier, session.say(sheet.supplier)],
    [text.order, sheet.orderNo],
    [text.receipt, sheet.receiptNo],
    [text.lotSize, sheet.values['lotSize'] as number | undefined],
    [text.standard, sheet.standardNo],
    [text.place, sheet.place],
    [text.inspector, sheet.inspector],
    [text.started, moment(sheet.startedAt)],
    [text.finished, moment(sheet.finishedAt)],
  ] as const;
  return (
    <header className="ax-log-head">
      <h1>
        {sheet.sku.code} <span>{session.say(sheet.sku.name)}</span>
      </h1>
      <Tag size="large" intent={intent}>
        {session.say(verdict)}
      </Tag>
      <dl>
        {facts.map(([label, value]) =>
          value === undefined || value === '' ? null : (
            <div key={label.en}>
              <dt>{session.say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {sheet.stopReason !== undefined && <p>{session.say(text.stopped, { reason: sheet.stopReason })}</p>}
      {sheet.rounds.length > 1 && (
        <nav aria-label={session.say(text.rounds)}>
          {sheet.rounds.map(({ inspectionNo, samplingNo, round, result }) => {
            const words = `${session.say(text.round)} ${round} · ${inspectionNo} · ${
              result === undefined ? session.say(text.notDrawn) : session.say(result === 'accept' ? text.accept : text.reject)
            }`;
            return samplingNo === undefined || samplingNo === sheet.samplingNo ? (
              <span key={inspectionNo} aria-current={samplingNo === sheet.samplingNo}>
                {words}
              </span>
            ) : (
              <a key={inspectionNo} href={`/samplingLog?samplingNo=${bare(samplingNo)}`}>
                {words}
              </a>
            );
          })}
        </nav>
      )}
    </header>
  );
});
