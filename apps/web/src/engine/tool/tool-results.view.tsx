import { inLanguage, isText, type Language } from '@axle/kernel';
import { columnLabel, type Field, formatValue, type Line, linesIn, linesInCurrency, type RecordValues, type Tool } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { stationText } from '../../text/station.ts';
import { besideOf } from '../fields/beside.ts';
import { ValueView } from '../fields/value.view.tsx';
import { LinesTable } from '../lines/lines-table.view.tsx';
import { type OpenedFrom, opening, shownBeside } from './opening.ts';
import { asCells, asText } from './copied-text.ts';
import type { ToolExport } from './use-tool-export.ts';
import { WriteButton } from './write-button.view.tsx';

/** A value as one reader sees it: of a text in both languages, theirs. */
const said = (value: unknown, language: Language): unknown => (isText(value) ? inLanguage(value, language) : value);

const linesFor = (values: RecordValues, key: string, language: Language): readonly Line[] =>
  linesIn(values, key).map(line => Object.fromEntries(Object.entries(line).map(([column, value]) => [column, said(value, language)])));

/** What a tool has worked out: its single values first, its tables below them. What it is about begins a text that is copied of it. */
export const ToolResults = observer(function ToolResults({
  results,
  values,
  texts,
  opens,
  from,
  about,
  written,
}: {
  readonly results: Readonly<Record<string, Field>>;
  readonly values: RecordValues;
  readonly texts?: Tool['texts'];
  readonly opens?: Tool['opens'];
  /** Where its figures are opened from. */
  readonly from?: OpenedFrom;
  readonly about?: string;
  /** The table that is written into a file, and what does it. */
  readonly written?: {
    readonly table: string | undefined;
    readonly paper: boolean | undefined;
    readonly by: ToolExport;
    readonly input: RecordValues;
  };
}) {
  const session = useService(Session);
  const messages = useService(Messages);
  const { language } = session;
  const entries = Object.entries(results);
  const single = entries.filter(([name, { kind }]) => kind !== 'lines' && values[name] !== undefined);
  const tables = entries.flatMap(([name, field]) => (field.kind === 'lines' ? [[name, field] as const] : []));
  const copy = (text: string) => void navigator.clipboard?.writeText(text).then(() => messages.show('good', engineText.copied));
  const heads = [about, ...single.map(([name, field]) => formatValue(field, said(values[name], language), language))];
  return (
    <>
      {single.length > 0 && (
        <dl>
          {single.map(([name, field]) => (
            <div key={name} className={field.kind === 'text' ? 'ax-tool-words' : undefined}>
              <dt>{session.say(columnLabel(field))}</dt>
              <dd>
                <ValueView field={field} value={said(values[name], language)} beside={besideOf(field, results, values, language)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map(([name, lined]) => {
        const field = linesInCurrency(lined, values);
        const lines = linesFor(values, name, language);
        return (
          <div key={name} className="ax-tool-table">
            {written?.table === name && lines.length > 0 && (
              <WriteButton paper={written.paper} written={written.by} input={written.input} />
            )}
            <LinesTable
              field={field}
              lines={lines}
              isShown={shownBeside(opens?.[name], field)}
              opens={opening(opens?.[name], session, from)}
            />
            {lines.length > 0 && (
              <Button
                size="small"
                variant="minimal"
                text={session.say(stationText.copyTable)}
                onClick={() => copy(asCells(field, lines, language))}
              />
            )}
            {texts?.[name] && lines.length > 0 && (
              <Button
                size="small"
                variant="minimal"
                text={session.say(stationText.copyText)}
                onClick={() => copy([...heads.filter(head => head), asText(field, texts[name]!, lines, language)].join('\n'))}
              />
            )}
          </div>
        );
      })}
    </>
  );
});
