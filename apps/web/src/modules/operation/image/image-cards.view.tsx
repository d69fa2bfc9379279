import type { Refusal } from '@axle/kernel';
import { type EnumField, type Filter, optionOf, type RecordRow } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, InputGroup, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import { useActionRunner } from '../../../engine/actions/use-action-runner.ts';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { wordsOfReference } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { cardsText as text } from './cards-text.ts';
import { CheckUpload } from './check-upload.view.tsx';
import { ImageCard } from './image-card.view.tsx';
import { ImagesBeside } from './images-beside.view.tsx';
import './image-cards.css';

/** Pictures that are read at a time. */
const portion = 60;
/** Most pictures side by side. */
const mostBeside = 4;

/** The pictures of SKUs as cards, with what their checks found. */
export const ImageCards = observer(function ImageCards({ section, page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [next, setNext] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const [slot, setSlot] = useState('');
  const [state, setState] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [shown, setShown] = useState<readonly number[]>();
  const [checks, setChecks] = useState(false);
  const latest = useLatest();
  const resource = page.resource!;
  const read = useCallback(
    (after: string | undefined, before: readonly RecordRow[]) => {
      const filters: Filter[] = [
        ...(sought === '' ? [] : [{ field: 'sku', op: 'search' as const, value: sought }]),
        ...(slot === '' ? [] : [{ field: 'slot', op: 'in' as const, value: [slot] }]),
        ...(state === '' ? [] : [{ field: 'state', op: 'in' as const, value: [state] }]),
      ];
      const query = { filters, sort: page.sort, limit: portion, ...(after === undefined ? {} : { after }) };
      return latest.ask(
        signal => recordsOf.of(resource, page.key).list(query, { signal }),
        reply => {
          if (!reply.ok) return setRefusal(reply.refusal);
          setRefusal(undefined);
          setRows([...before, ...reply.value.rows]);
          return setNext(reply.value.next);
        },
      );
    },
    [latest, recordsOf, resource, page, sought, slot, state],
  );
  const { actions } = usePageModel();
  const run = useActionRunner();
  const { latest: done } = actions;
  useEffect(() => void read(undefined, []), [read, done]);
  const options = (field: string) => (resource.fields[field] as EnumField).options;
  const nameOf = (row: RecordRow) => {
    const place = optionOf(options('slot'), row['slot']);
    const sku = row['sku'] === undefined ? '' : wordsOfReference(session, { kind: 'ref', entity: 'sku' }, Number(row['sku']));
    return [sku.split(' ')[0], place ? session.say(place.label) : '', row['language']].filter(Boolean).join(' · ');
  };
  const ticked = (rows ?? []).filter(({ id }) => chosen.includes(id));
  const buttons = toolbarActions(section, page, session, ticked).filter(({ custom, blocked }) => custom && !blocked);
  const upload = buttons.find(({ key }) => key === 'upload');
  const choice = (label: (typeof text)['slot'], field: string, value: string, change: (value: string) => void) => (
    <label>
      {session.say(label)}
      <HTMLSelect value={value} onChange={event => change(event.currentTarget.value)}>
        <option value="">{session.say(text.all)}</option>
        {options(field).map(({ code, label: words }) => (
          <option key={String(code)} value={String(code)}>
            {session.say(words)}
          </option>
        ))}
      </HTMLSelect>
    </label>
  );
  return (
    <div className="ax-image-cards">
      <div className="ax-image-cards-head">
        <InputGroup
          type="search"
          value={typed}
          placeholder={session.say(text.find)}
          aria-label={session.say(text.find)}
          onValueChange={value => {
            setTyped(value);
            if (value.trim() === '') setSought('');
          }}
          onKeyDown={({ key }) => key === 'Enter' && setSought(typed.trim())}
        />
        {choice(text.slot, 'slot', slot, setSlot)}
        {choice(text.state, 'state', state, setState)}
        {upload && <Button intent="primary" text={session.say(text.check)} onClick={() => setChecks(true)} />}
        {ticked.length > 0 && (
          <>
            <span className="ax-faint">{session.say(text.chosen, { count: ticked.length })}</span>
            {buttons
              .filter(({ custom }) => custom?.on === 'many')
              .map(action => (
                <Button
                  key={action.key}
                  text={session.say(action.title)}
                  {...(action.tone === 'danger' ? { intent: 'danger' as const } : {})}
                  onClick={() => void run(action, ticked)}
                />
              ))}
            <Button
              text={session.say(text.compare, { count: ticked.length })}
              disabled={ticked.length > mostBeside}
              onClick={() => setShown(chosen)}
            />
            <Button variant="minimal" text={session.say(text.clear)} onClick={() => setChosen([])} />
          </>
        )}
      </div>
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      {!rows && !refusal && <Spinner size={24} />}
      {rows?.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      <div className="ax-image-cards-grid">
        {rows?.map(row => (
          <ImageCard
            key={row.id}
            resource={resource}
            row={row}
            name={nameOf(row)}
            chosen={chosen.includes(row.id)}
            onOpen={() => setShown([row.id])}
            onChoose={() => setChosen(chosen.includes(row.id) ? chosen.filter(id => id !== row.id) : [...chosen, row.id])}
          />
        ))}
      </div>
      {next !== undefined && <Button text={session.say(text.more)} onClick={() => void read(next, rows ?? [])} />}
      {shown && (
        <ImagesBeside
          resource={resource}
          page={page.key}
          rows={(rows ?? []).filter(({ id }) => shown.includes(id))}
          nameOf={nameOf}
          onClose={() => setShown(undefined)}
        />
      )}
      {checks && upload && <CheckUpload onClose={() => setChecks(false)} onUpload={files => run(upload, [], { files })} />}
    </div>
  );
});
