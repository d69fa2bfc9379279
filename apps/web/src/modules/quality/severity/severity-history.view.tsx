import type { Refusal } from '@axle/kernel';
import { businessDay, type EnumField, optionOf, type RecordRow } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { pageDefinition } from '../../../engine/page-definition.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { SeverityLine } from './severity-line.view.tsx';
import { severityPoints, type SeverityPoint } from './severity-points.ts';
import { severityText as text } from './severity-text.ts';

const history = 'switchEvents';
/** Entries that are drawn. */
const most = 200;
/** Without any of these the picture would say something else. */
const drawn = ['at', 'toSeverity', 'verdict', 'found', 'accept', 'why', 'score'];

/** How a class came to its severity, lot by lot, for whoever may read its history. */
export const SeverityHistory = observer(function SeverityHistory({ section, page, row }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const id = row?.id;
  useEffect(() => {
    const load = async (signal: AbortSignal) => {
      const found = await pageDefinition(section, history);
      if (!found?.resource || id === undefined) return undefined;
      const query = { filters: [{ field: 'switchState', op: 'in' as const, value: [id] }], sort: found.sort, limit: most };
      return recordsOf.of(found.resource, found.key).list(query, { signal });
    };
    void latest.ask(load, reply => {
      if (!reply) return;
      if (reply.ok) setRows(reply.value.rows);
      else setRefusal(reply.refusal);
    });
  }, [latest, recordsOf, section, id]);
  if (refusal)
    return (
      <Callout intent="danger" compact>
        {session.say(refusal.message)}
      </Callout>
    );
  if (!rows) return <Spinner size={24} />;
  const severity = page.resource?.fields['severity'] as EnumField | undefined;
  if (!severity || drawn.some(name => !session.fieldAccess(history, name).shown)) return null;
  const named = (code: string) => session.say(optionOf(severity.options, code)!.label);
  const name = session.say(text.chart);
  const linesOf = ({ row: entry, verdict }: SeverityPoint) => [
    ...(verdict
      ? [{ key: 'lot', words: session.say(text[verdict], { found: Number(entry['found']), accept: Number(entry['accept']) }) }]
      : []),
    { key: 'score', words: session.say(text.score, { score: Number(entry['score']) }) },
  ];
  return (
    <figure className="ax-severity-history">
      <SeverityLine
        points={severityPoints(rows)}
        name={name}
        dayOf={({ at }) => businessDay(new Date(at))}
        nameOf={named}
        linesOf={linesOf}
      />
      {rows.length === most && <p className="ax-hint">{session.say(text.last, { most })}</p>}
    </figure>
  );
});
