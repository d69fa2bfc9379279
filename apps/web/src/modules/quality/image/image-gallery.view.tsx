import type { Refusal } from '@axle/kernel';
import { type HeldFile, optionOf, regrouped, type EnumField, type RecordRow } from '@axle/page-kit';
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
import { galleryText as text } from './gallery-text.ts';
import { groupPhotos, isMeant, type PhotoGroup, photoGroups, type PhotoWords } from './grouped-photos.ts';
import { LargePhoto } from './large-photo.view.tsx';
import { PhotoTile } from './photo-tile.view.tsx';
import { PhotosBeside } from './photos-beside.view.tsx';
import './image-gallery.css';

/** Photos that are read at a time. */
const portion = 120;
/** So many photos are compared side by side. */
const [leastCompared, mostCompared] = [2, 4];

/** The photos of inspections as pictures, put together by lot, SKU, supplier or defect. */
export const ImageGallery = observer(function ImageGallery({ section, page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const [rows, setRows] = useState<readonly RecordRow[]>();
  const [next, setNext] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [group, setGroup] = useState<PhotoGroup>('bizNo');
  const [asked, setAsked] = useState('');
  // what all photos were asked for: those that are read match it already
  const [sought, setSought] = useState('');
  const [at, setAt] = useState<number>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [compares, setCompares] = useState(false);
  const latest = useLatest();
  const resource = page.resource!;
  const read = useCallback(
    (after: string | undefined, before: readonly RecordRow[]) => {
      const opening = (page.opens ?? []).filter(({ field }) => session.fieldAccess(page.key, field).shown);
      const [field] = page.search;
      const search = sought === '' || field === undefined ? [] : [{ field, op: 'search' as const, value: sought }];
      const query = { filters: [...opening, ...search], sort: page.sort, limit: portion, ...(after === undefined ? {} : { after }) };
      return latest.ask(
        signal => recordsOf.of(resource, page.key).list(query, { signal }),
        reply => {
          if (!reply.ok) return setRefusal(reply.refusal);
          setRows([...before, ...reply.value.rows]);
          return setNext(reply.value.next);
        },
      );
    },
    [latest, recordsOf, resource, page, session, sought],
  );
  const { actions } = usePageModel();
  const run = useActionRunner();
  // read again after whatever was done by an action: uploaded, hidden, made an exemplar
  const { latest: done } = actions;
  useEffect(() => void read(undefined, []), [read, done]);
  const words: PhotoWords = {
    of: (row, by) => {
      if (by === 'bizNo') return row['bizNo'] === undefined ? [] : [regrouped(String(row['bizNo']))];
      if (by === 'defect') return ((row['defectCodes'] ?? []) as readonly string[]).map(String);
      return row[by] === undefined ? [] : [wordsOfReference(session, { kind: 'ref', entity: by }, Number(row[by]))];
    },
  };
  if (refusal)
    return (
      <Callout intent="danger" compact role="alert">
        {session.say(refusal.message)}
      </Callout>
    );
  if (!rows) return <Spinner size={24} />;
  const groups = groupPhotos(
    rows.filter(
      row => (row['file'] as readonly HeldFile[] | undefined)?.[0] && (asked.trim() === sought || isMeant(row, words, asked.trim())),
    ),
    words,
    group,
  );
  const shown = groups.flatMap(one => one.rows);
  const part = resource.fields['part'] as EnumField | undefined;
  const captionOf = (row: RecordRow) => {
    const named = part && row['part'] !== undefined ? optionOf(part.options, row['part']) : undefined;
    const unit = row['unitNo'] === undefined ? '' : session.say(text.unit, { unit: Number(row['unitNo']) });
    const parts = [String(row['imageNo'] ?? ''), unit, named ? session.say(named.label) : '', ...words.of(row, 'sku')];
    return parts.filter(Boolean).join(' · ');
  };
  const upload = toolbarActions(section, page, session, []).find(({ key, blocked }) => key === 'upload' && !blocked);
  const choose = (id: number) => setChosen(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id].slice(-mostCompared));
  let place = 0;
  return (
    <div className="ax-photos">
      <div className="ax-photos-head">
        <InputGroup
          type="search"
          value={asked}
          placeholder={session.say(text.find)}
          aria-label={session.say(text.find)}
          onValueChange={typed => {
            setAsked(typed);
            if (typed.trim() === '') setSought('');
          }}
          onKeyDown={({ key }) => key === 'Enter' && setSought(asked.trim())}
        />
        <label>
          {session.say(text.group)}
          <HTMLSelect value={group} onChange={event => setGroup(event.currentTarget.value as PhotoGroup)}>
            {photoGroups.map(one => (
              <option key={one} value={one}>
                {session.say(text[one])}
              </option>
            ))}
          </HTMLSelect>
        </label>
        {upload && <Button intent="primary" text={session.say(upload.title)} onClick={() => void run(upload, [])} />}
        <Button
          disabled={chosen.length < leastCompared}
          text={session.say(text.compare, { count: chosen.length })}
          onClick={() => setCompares(true)}
        />
        {chosen.length > 0 ? (
          <Button variant="minimal" text={session.say(text.clear)} onClick={() => setChosen([])} />
        ) : (
          <span className="ax-faint">{session.say(text.chooseTwo)}</span>
        )}
      </div>
      {groups.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {groups.map(({ heading, rows: own }) => (
        <section key={heading} aria-label={heading || session.say(text.without)}>
          <h3>
            {heading || session.say(text.without)} <span>{session.say(text.count, { count: own.length })}</span>
          </h3>
          <div className="ax-photos-grid">
            {own.map(row => {
              const own = place++;
              const file = (row['file'] as readonly HeldFile[])[0]!;
              return (
                <PhotoTile
                  key={`${heading}/${row.id}`}
                  file={file}
                  caption={captionOf(row)}
                  chosen={chosen.includes(row.id)}
                  onOpen={() => setAt(own)}
                  onChoose={() => choose(row.id)}
                />
              );
            })}
          </div>
        </section>
      ))}
      {next !== undefined && <Button text={session.say(text.more)} onClick={() => void read(next, rows)} />}
      {at !== undefined && shown[at] && (
        <LargePhoto
          section={section}
          resource={resource}
          page={page.key}
          rows={shown}
          at={at}
          caption={captionOf(shown[at])}
          onMove={setAt}
          onClose={() => setAt(undefined)}
          onDrawn={() => void read(undefined, [])}
        />
      )}
      {compares && (
        <PhotosBeside
          resource={resource}
          page={page.key}
          rows={chosen.flatMap(id => rows.find(row => row.id === id) ?? [])}
          captionOf={captionOf}
          onClose={() => setCompares(false)}
        />
      )}
    </div>
  );
});
