import { type Field, type Line, linesIn, linesInCurrency, type RecordRow, type RecordSection, recordSections } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { recordWords } from '../../text/record.ts';
import { LinesTable } from '../lines/lines-table.view.tsx';
import { usePageModel } from '../page-model-context.ts';
import { foldedColumns, isFolded } from './folded.ts';
import { RecordField } from './record-field.view.tsx';

/** Sections from which on there is an index to jump by. */
const indexFrom = 4;

/** Every field of a record that its reader may see, by the sections of its form; what is empty is folded away. */
export const RecordFields = observer(function RecordFields({ row }: { readonly row: RecordRow }) {
  const session = useService(Session);
  const id = useId();
  const { page, list, details } = usePageModel();
  const sections = recordSections(page, name => list.fields[name] !== undefined);
  const named = sections.flatMap(({ fields }) => fields);
  const folded = named.filter(name => isFolded(list.fields[name]!, name, row));
  const foldedInLines = named.reduce((sum, name) => sum + columnsFolded(list.fields[name]!, linesIn(row, name)).length, 0);
  const count = folded.length + foldedInLines;
  const hidden = new Set(details.showsEmpty ? [] : folded);
  const shown = sections
    .map(section => ({ ...section, fields: section.fields.filter(name => !hidden.has(name)) }))
    .filter(section => section.fields.length > 0);
  return (
    <div className="ax-record-body">
      {shown.length >= indexFrom && (
        <nav className="ax-record-index" aria-label={session.say(recordWords.sections)}>
          {shown.map(({ key, title }) => (
            <button key={key} type="button" onClick={() => document.getElementById(id + key)?.scrollIntoView({ block: 'start' })}>
              {session.say(title)}
            </button>
          ))}
        </nav>
      )}
      <div className="ax-record-sections">
        {shown.map(section => (
          <Section key={section.key} id={id + section.key} section={section} row={row} />
        ))}
        {count > 0 && (
          <Button
            variant="minimal"
            size="small"
            aria-expanded={details.showsEmpty}
            text={session.say(details.showsEmpty ? recordWords.hideEmpty : recordWords.showEmpty, { count })}
            onClick={() => details.showEmpty(!details.showsEmpty)}
          />
        )}
      </div>
    </div>
  );
});

const columnsFolded = (field: Field, lines: readonly Line[]) => (field.kind === 'lines' ? foldedColumns(field, lines) : []);

interface SectionProps {
  readonly id: string;
  readonly section: RecordSection;
  readonly row: RecordRow;
}

const Section = observer(function Section({ id, section, row }: SectionProps) {
  const { page, resource, list, details } = usePageModel();
  const session = useService(Session);
  const isLines = (name: string) => list.fields[name]?.kind === 'lines';
  const plain = section.fields.filter(name => !isLines(name));
  return (
    <section id={id} className="ax-record-section">
      {plain.length > 0 && (
        <>
          <h3>{session.say(section.title)}</h3>
          <dl>
            {plain.map(name => (
              <RecordField key={name} name={name} row={row} />
            ))}
          </dl>
        </>
      )}
      {section.fields.map(name => {
        const field = list.fields[name]!;
        const lines = linesIn(row, name);
        const hidden = new Set(details.showsEmpty ? [] : columnsFolded(field, lines));
        return (
          field.kind === 'lines' && (
            <LinesTable
              key={name}
              field={linesInCurrency(field, row)}
              lines={lines}
              isShown={column => !hidden.has(column) && session.fieldAccess(page.key, `${name}.${column}`).shown}
              held={{ resource, page: page.key, record: row.id, field: name }}
            />
          )
        );
      })}
    </section>
  );
});
