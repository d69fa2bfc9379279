import type { Refusal } from '@axle/kernel';
import { type Field, fieldsOf, type RecordRow, type ReferredRecord } from '@axle/page-kit';
import { Button, Spinner } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Popover } from '../../shell/popover.view.tsx';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { referenceText } from '../../text/references.ts';
import { ValueView } from '../fields/value.view.tsx';
import { pageDefinition } from '../page-definition.ts';
import { RecordsOf } from '../records/records-of.ts';
import { References } from '../references/references.ts';

/** Fields that a quick look shows. */
const mostFields = 8;

interface Looked {
  readonly record: ReferredRecord;
  /** What its page shows of it, where the reader may open that. */
  readonly shown?: {
    readonly section: string;
    readonly page: string;
    readonly row: RecordRow;
    readonly fields: readonly (readonly [string, Field])[];
  };
}

/** A button that shows the key fields of a referred record, and the way to it. */
export const QuickLook = observer(function QuickLook({ entity, id }: { readonly entity: string; readonly id: number }) {
  const session = useService(Session);
  const references = useService(References);
  const recordsOf = useService(RecordsOf);
  const [looked, setLooked] = useState<Looked>();
  const [refusal, setRefusal] = useState<Refusal>();
  const look = async () => {
    setLooked(undefined);
    const reply = await references.one(entity, id);
    const record = reply.ok ? reply.value.rows[0] : undefined;
    if (!reply.ok || !record) return setRefusal(reply.ok ? { code: 'NOT_FOUND', message: referenceText.unknown } : reply.refusal);
    const { page: at } = reply.value;
    const page = at && (await pageDefinition(at.section, at.page));
    const row = page?.resource && (await recordsOf.of(page.resource, page.key).read(id));
    if (!at || !page?.resource || !row?.ok) return setLooked({ record });
    const fields = fieldsOf(page.resource);
    const seen = page.columns.filter(name => fields[name] && session.fieldAccess(page.key, name).shown && row.value[name] !== undefined);
    return setLooked({ record, shown: { ...at, row: row.value, fields: seen.slice(0, mostFields).map(name => [name, fields[name]!]) } });
  };
  return (
    <Popover
      placement="bottom-end"
      onOpening={() => void look()}
      content={
        <div className="ax-quick-look">
          {looked ? <LookedView looked={looked} id={id} /> : refusal ? session.say(refusal.message) : <Spinner size={20} />}
        </div>
      }
    >
      <Button
        variant="minimal"
        size="small"
        icon={<EyeOpen size={14} />}
        title={session.say(referenceText.look)}
        aria-label={session.say(referenceText.look)}
      />
    </Popover>
  );
});

const LookedView = observer(function LookedView({ looked, id }: { readonly looked: Looked; readonly id: number }) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  const { record, shown } = looked;
  const address = shown && `/admin/${shown.section}/${shown.page}?record=${id}`;
  return (
    <>
      <strong>{session.say(record.name)}</strong> <span className="ax-faint">{record.code}</span>
      {shown && (
        <dl>
          {shown.fields.map(([name, field]) => (
            <div key={name}>
              <dt>{session.say(field.label)}</dt>
              <dd>
                <ValueView field={field} value={shown.row[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {address && (
        <a
          href={address}
          onClick={event => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            navigation.go(address);
          }}
        >
          {session.say(referenceText.open)}
        </a>
      )}
    </>
  );
});
