import { Button, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { importText } from '../../text/import.ts';
import type { ImportStore } from './import-store.ts';

/** Asks which row of a file is the header, and which field each of its columns is. */
export const ColumnMatching = observer(function ColumnMatching({ importing }: { readonly importing: ImportStore }) {
  const session = useService(Session);
  const { matching } = importing;
  const fields = matching.head?.fields ?? [];
  return (
    <section className="ax-import-columns" aria-label={session.say(importText.matchColumns)}>
      <p>{session.say(importText.matchColumnsHelp)}</p>
      <label>
        {session.say(importText.headerRow)}{' '}
        <HTMLSelect
          value={String(matching.headerRow)}
          onChange={event => matching.chooseRow(Number(event.currentTarget.value))}
          options={matching.candidates.map(({ row, cells }) => ({
            value: String(row),
            label: session.say(importText.headerRowOf, {
              row,
              cells: cells
                .filter(cell => cell !== '')
                .join(' · ')
                .slice(0, 60),
            }),
          }))}
        />
      </label>
      <div className="ax-import-columns-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{session.say(importText.fileColumn)}</th>
              <th scope="col">{session.say(importText.fileSamples)}</th>
              <th scope="col">{session.say(importText.fieldOfColumn)}</th>
            </tr>
          </thead>
          <tbody>
            {matching.names.map((name, at) => (
              // columns are known by their place alone: names may repeat or be empty
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <tr key={at}>
                <th scope="row">{name || session.say(importText.noName, { place: at + 1 })}</th>
                <td>{matching.samples(at).join(' · ')}</td>
                <td>
                  <HTMLSelect
                    fill
                    aria-label={session.say(importText.fieldOf, { column: name || String(at + 1) })}
                    value={matching.columns[at] ?? ''}
                    onChange={event => matching.choose(at, event.currentTarget.value)}
                    options={[
                      { value: '', label: session.say(importText.passOver) },
                      ...fields.map(({ key, label, needed }) => ({ value: key, label: needed ? `${label} *` : label })),
                    ]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {matching.lacking.length > 0 && (
        <p className="ax-import-lacking" role="status">
          {session.say(importText.stillNeeded, { fields: matching.lacking.join(session.say(importText.between)) })}
        </p>
      )}
      <Button
        intent="primary"
        loading={matching.busy}
        disabled={matching.lacking.length > 0}
        text={session.say(importText.useColumns)}
        onClick={() => void importing.matchColumns()}
      />
    </section>
  );
});
