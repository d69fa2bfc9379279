import { type RefField, type ReferredRecord, referredWords, regrouped } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import { QuickLook } from '../../quick-look/quick-look.view.tsx';
import { recentChoices, rememberChoice } from '../../references/recent-choices.ts';
import { ReferencePicture } from '../../references/reference-picture.view.tsx';
import { markedWords } from '../../references/reference-words.ts';
import { References } from '../../references/references.ts';
import type { InputProps } from '../field-view.ts';
import { useFitting } from './use-fitting.ts';
import { makes, useMaking } from '../parts/use-making.ts';
import { PickBox, type PickOption } from '../parts/pick-box.view.tsx';

const CreateRecord = lazy(async () => ({ default: (await import('../../making/create-record.view.tsx')).CreateRecord }));

/**
 * Another record: found by code, names or the initials of their pinyin; the latest choices are offered first, and in a form, where nothing
 * is found, to make one.
 */
export const RefInput = observer(function RefInput({
  id,
  field,
  value,
  disabled,
  placeholder,
  describedBy,
  invalid,
  onChange,
  onLeave,
}: InputProps) {
  const session = useService(Session);
  const references = useService(References);
  const values = useService(BrowserValues);
  const [chosen, setChosen] = useState<ReferredRecord>();
  const { making, offer, begin, end } = useMaking();
  const { entity, required } = field as RefField;
  const fitting = useFitting(field as RefField, value, onChange);
  const option = (record: ReferredRecord): PickOption => {
    const text = session.say(record.name);
    // what is known by its code alone is named once
    return {
      id: record.id,
      text: regrouped(text),
      ...(record.code === text ? {} : { code: regrouped(record.code), words: referredWords(record, session.language) }),
      ...(record.picture === undefined ? {} : { picture: <ReferencePicture entity={entity} record={record} large /> }),
    };
  };
  /** How the record that was chosen stands in the input. */
  const standing = (record: ReferredRecord) => markedWords(record, referredWords(record, session.language), session.language);
  const current = typeof value === 'number' ? value : undefined;
  const record = current === undefined ? undefined : (session.referred(entity, current) ?? (chosen?.id === current ? chosen : undefined));
  const [offered, setOffered] = useState<ReadonlyMap<number, ReferredRecord>>(new Map());
  const [most, setMost] = useState<number>();
  const load = async (typed: string, signal: AbortSignal): Promise<readonly PickOption[]> => {
    const reply = await references.find(entity, typed, signal, fitting);
    setMost(reply.ok ? reply.value.most : undefined);
    if (!reply.ok) return [];
    if (reply.value.rows.length === 0)
      return offer(typed, reply.value.page, fitting && !fitting.through ? { [fitting.field]: fitting.id } : {});
    const recent = typed === '' ? recentChoices(values, entity, session.userId) : [];
    const place = ({ id: one }: ReferredRecord) => (recent.includes(one) ? recent.indexOf(one) : recent.length);
    const rows = reply.value.rows.toSorted((one, other) => place(one) - place(other));
    setOffered(new Map(rows.map(row => [row.id, row])));
    return rows.map(option);
  };
  return (
    <div className="ax-ref-input">
      <PickBox
        id={id}
        picked={
          current === undefined ? undefined : record ? { ...option(record), words: standing(record) } : { id: current, text: `#${current}` }
        }
        placeholder={placeholder}
        disabled={disabled}
        invalid={invalid}
        required={required === true}
        nothing={session.say(referenceText.nothing)}
        hint={most === undefined ? undefined : session.say(referenceText.firstFound, { most })}
        load={load}
        onPick={picked => {
          if (picked?.id === makes) return begin();
          setChosen(picked && offered.get(picked.id));
          if (picked) rememberChoice(values, entity, session.userId, picked.id);
          return onChange(picked?.id);
        }}
        onLeave={onLeave}
        {...(describedBy === undefined ? {} : { describedBy })}
      />
      {current !== undefined && <QuickLook entity={entity} id={current} />}
      <Suspense>
        {making && (
          <CreateRecord
            {...making}
            onMade={row => {
              rememberChoice(values, entity, session.userId, row.id);
              onChange(row.id);
            }}
            onClose={end}
          />
        )}
      </Suspense>
    </div>
  );
});
