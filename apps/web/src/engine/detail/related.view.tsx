import type { Refusal } from '@axle/kernel';
import { fieldsOf, kinds, type Page, type RecordRow, type RelatedRecords } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { referenceText } from '../../text/references.ts';
import { ValueView } from '../fields/value.view.tsx';
import { pageDefinition } from '../page-definition.ts';
import { RecordsOf } from '../records/records-of.ts';

/** Rows that are listed. */
const most = 100;

/** Records of another page that speak of a record, and the way to them there. */
export const RelatedView = observer(function RelatedView({ related, row }: { readonly related: RelatedRecords; readonly row: RecordRow }) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const navigation = useService(Navigation);
  const [page, setPage] = useState<Page>();
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const value = row[related.by];
  const latest = useLatest();
  useEffect(() => {
    const load = async (signal: AbortSignal) => {
      const found = await pageDefinition(related.section, related.page);
      if (!found?.resource) return undefined;
      const query = { filters: [{ field: related.field, op: 'in' as const, value: [value] }], sort: found.sort, limit: most };
      return { found, reply: await recordsOf.of(found.resource, found.key).list(query, { signal }) };
    };
    void latest.ask(load, answer => {
      if (!answer) return;
      const { found, reply } = answer;
      if (!reply.ok) return setRefusal(reply.refusal);
      setPage(found);
      setRows(reply.value.rows);
    });
  }, [latest, related, value, recordsOf]);
  if (refusal)
    return (
      <Callout intent="danger" compact>
        {session.say(refusal.message)}
      </Callout>
    );
  if (!page?.resource || !rows) return <Spinner size={24} />;
  if (rows.length === 0) return <p className="ax-hint">{session.say(referenceText.noneRelated)}</p>;
  const fields = fieldsOf(page.resource);
  const columns = related.columns.filter(name => session.fieldAccess(page.key, name).shown);
  const address = `/admin/${related.section}/${related.page}?${related.field}=in:${encodeURIComponent(String(value))}`;
  return (
    <>
      <table className="ax-table ax-lined" aria-label={session.say(related.title)}>
        <thead>
          <tr>
            {columns.map(name => (
              <th key={name} scope="col" className={`ax-align-${kinds[fields[name]!.kind].align}`}>
                {session.say(fields[name]!.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(one => (
            <tr key={one.id}>
              {columns.map(name => (
                <td key={name} className={`ax-align-${kinds[fields[name]!.kind].align}`}>
                  <ValueView field={fields[name]!} value={one[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === most && <p className="ax-hint">{session.say(referenceText.firstRelated, { most })}</p>}
      <p>
        <a
          href={address}
          onClick={event => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            navigation.go(address);
          }}
        >
          {session.say(referenceText.related, { page: page.title })}
        </a>
      </p>
    </>
  );
});
