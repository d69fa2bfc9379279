import type { Refusal } from '@axle/kernel';
import type { Filter, RecordRow, Resource } from '@axle/page-kit';
import { Callout, InputGroup, Spinner } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { HsBranch } from './hs-branch.view.tsx';
import { tariffText as text } from './tariff-text.ts';
import './hs-tree.css';

/** Most rows of a level, and of what is found. */
const most = 200;

const wco: Filter = { field: 'country', op: 'eq', value: 'WCO' };
const inUse: Filter = { field: 'status', op: 'eq', value: 1 };

/** Chapters, headings and subheadings of the Harmonized System: each level opens below its parent; the search covers all of them. */
export const HsTree = observer(function HsTree({ page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const records = useMemo(() => recordsOf.of(page.resource as Resource, page.key), [recordsOf, page]);
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const wanted = typed.trim();
  const load = useMemo(
    () => async (filters: readonly Filter[], signal: AbortSignal) => {
      const reply = await records.list({ filters: [wco, inUse, ...filters], sort: [{ field: 'code' }], limit: most }, { signal });
      if (!signal.aborted) setRefusal(reply.ok ? undefined : reply.refusal);
      return reply.ok ? reply.value.rows : [];
    },
    [records],
  );
  const latest = useLatest();
  useEffect(() => {
    const digits = wanted.replaceAll('.', '');
    const filter: Filter =
      wanted === ''
        ? { field: 'level', op: 'eq', value: 2 }
        : /^\d+$/.test(digits)
          ? { field: 'code', op: 'startsWith', value: digits }
          : { field: session.language === 'en' ? 'nameEn' : 'nameZh', op: 'contains', value: wanted };
    void latest.ask(signal => load([filter], signal), setRows);
  }, [latest, load, wanted, session.language]);
  const nameOf = ({ nameZh, nameEn }: RecordRow) => session.say({ zh: String(nameZh ?? nameEn ?? ''), en: String(nameEn ?? nameZh ?? '') });
  return (
    <div className="ax-hs">
      <InputGroup
        className="ax-hs-find"
        value={typed}
        leftIcon={<Search />}
        maxLength={80}
        aria-label={session.say(text.find)}
        placeholder={session.say(text.find)}
        onValueChange={setTyped}
      />
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {!rows ? (
        <Spinner size={24} />
      ) : rows.length === 0 ? (
        <p className="ax-hint">{session.say(wanted === '' ? text.empty : text.none)}</p>
      ) : (
        <ul aria-label={session.say(text.tree)}>
          {rows.map(row => (
            <HsBranch key={row.id} row={row} nameOf={nameOf} load={load} />
          ))}
        </ul>
      )}
    </div>
  );
});
