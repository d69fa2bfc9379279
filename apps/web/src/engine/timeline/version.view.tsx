import type { Refusal } from '@axle/kernel';
import { columnLabel, fieldsOf, linesIn, linesInCurrency, type RecordRow, sameValue } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { ArrowLeft, ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { besideOf } from '../fields/beside.ts';
import { localMoment } from '../fields/calendar/local-moment.ts';
import { ValueView } from '../fields/value.view.tsx';
import { LinesTable } from '../lines/lines-table.view.tsx';
import { usePageModel } from '../page-model-context.ts';
import { Timelines } from './timelines.ts';

const trail = new Set(['createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

/** The record as it stood at a version; fields that hold something else now are marked and say what. */
export const VersionView = observer(function VersionView({
  row,
  version,
  onVersion,
  onBack,
}: {
  readonly row: RecordRow;
  readonly version: number;
  onVersion(version: number): void;
  onBack(): void;
}) {
  const session = useService(Session);
  const timelines = useService(Timelines);
  const { page, resource, list } = usePageModel();
  const [shown, setShown] = useState<RecordRow>();
  const [refusal, setRefusal] = useState<Refusal>();
  const whole = useRef<HTMLElement>(null);
  // what was pressed to come here is gone
  useEffect(() => whole.current?.focus(), []);
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(
      () => timelines.version(resource, { page: page.key, id: row.id }, version),
      reply => {
        setShown(reply.ok ? reply.value : undefined);
        setRefusal(reply.ok ? undefined : reply.refusal);
      },
    );
  }, [latest, timelines, resource, page, row.id, version]);
  const fields = fieldsOf(resource);
  // figures are current values: an older version has none
  const names = page.columns.filter(name => list.fields[name] && fields[name] && !fields[name].figure);
  const differs = (name: string) => shown !== undefined && !trail.has(name) && !sameValue(shown[name], row[name]);
  const different = names.filter(differs).length;
  const by = shown?.['updatedBy'];
  const value = (record: RecordRow, name: string) => (
    <ValueView field={fields[name]!} value={record[name]} beside={besideOf(fields[name]!, fields, record, session.language)} />
  );
  return (
    <section ref={whole} tabIndex={-1} className="ax-version" aria-label={session.say(timelineText.version, { version: String(version) })}>
      <div className="ax-version-bar">
        <Button size="small" variant="minimal" icon={<ArrowLeft />} text={session.say(timelineText.backToTimeline)} onClick={onBack} />
        <strong>{session.say(timelineText.asOf, { version: String(version), newest: String(row.version) })}</strong>
        <span className="ax-toolbar-space" />
        <Button
          size="small"
          variant="minimal"
          icon={<ChevronLeft />}
          disabled={version <= 1}
          aria-label={session.say(timelineText.older)}
          title={session.say(timelineText.older)}
          onClick={() => onVersion(version - 1)}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<ChevronRight />}
          disabled={version >= row.version}
          aria-label={session.say(timelineText.newer)}
          title={session.say(timelineText.newer)}
          onClick={() => onVersion(version + 1)}
        />
      </div>
      {refusal && (
        <Callout intent="warning" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      {!shown && !refusal && <Spinner size={24} aria-label={session.say(timelineText.loading)} />}
      {shown && (
        <>
          <p className="ax-faint" role="status">
            {typeof by === 'number' && `${session.nickname(by)} · `}
            {typeof shown['updatedAt'] === 'string' && `${localMoment(shown['updatedAt'])} · `}
            {different > 0 ? session.say(timelineText.differs, { count: String(different) }) : session.say(timelineText.sameAsNow)}
          </p>
          <dl>
            {names.map(name => (
              <div key={name} className={differs(name) ? 'ax-version-differs' : ''}>
                <dt>{session.say(columnLabel(fields[name]!))}</dt>
                <dd>
                  {value(shown, name)}
                  {differs(name) && (
                    <div className="ax-version-now">
                      {session.say(timelineText.now)}
                      {value(row, name)}
                    </div>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {Object.entries(resource.fields).map(
            ([name, field]) =>
              field.kind === 'lines' &&
              session.fieldAccess(page.key, name).shown && (
                <LinesTable
                  key={name}
                  field={linesInCurrency(field, shown)}
                  lines={linesIn(shown, name)}
                  isShown={column => session.fieldAccess(page.key, `${name}.${column}`).shown}
                />
              ),
          )}
        </>
      )}
    </section>
  );
});
