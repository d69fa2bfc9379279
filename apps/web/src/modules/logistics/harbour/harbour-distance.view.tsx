import { type Decimal, fill, type Text } from '@axle/kernel';
import { greatCircleKm } from '@axle/logistics';
import type { RecordRow, Resource } from '@axle/page-kit';
import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { harbourText as text } from './harbour-text.ts';
import './harbour.css';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** Kilometres of a nautical mile. */
const nauticalMile = 1.852;
const whole = (value: number) => shownDecimal(String(Math.round(value)) as Decimal, 0);
const placeOf = (row: RecordRow) => ({ lat: Number(row['lat']), lon: Number(row['lon']) });

interface Said {
  readonly words: Text;
  readonly wrong?: boolean;
}

/** How far two harbours lie apart. */
export const HarbourDistance = observer(function HarbourDistance({ page }: ViewProps) {
  const session = useService(Session);
  const records = useService(RecordsOf).of(page.resource as Resource, page.key);
  const [codes, setCodes] = useState<readonly [from: string, to: string]>(['', '']);
  const [said, setSaid] = useState<Said>();
  const named = (row: RecordRow) => `${String(row['unlocode'])} ${session.say({ zh: String(row['nameZh']), en: String(row['nameEn']) })}`;
  const latest = useLatest();
  const measured = (rows: readonly RecordRow[]): Said => {
    const [from, to] = codes.map(code => rows.find(row => row['unlocode'] === code));
    if (!from || !to) return { words: fill(text.unknown, { code: from ? codes[1] : codes[0] }), wrong: true };
    const km = greatCircleKm(placeOf(from), placeOf(to));
    return { words: fill(text.distance, { from: named(from), to: named(to), km: whole(km), miles: whole(km / nauticalMile) }) };
  };
  const measure = (event: FormEvent) => {
    event.preventDefault();
    const query = { filters: [{ field: 'unlocode', op: 'in' as const, value: codes }], sort: [{ field: 'unlocode' }], limit: 2 };
    void latest.ask(
      signal => records.list(query, { signal }),
      reply => setSaid(reply.ok ? measured(reply.value.rows) : { words: reply.refusal.message, wrong: true }),
    );
  };
  const input = (label: Text, at: 0 | 1) => (
    <label>
      {session.say(label)}
      <InputGroup
        autoFocus={at === 0}
        value={codes[at]}
        maxLength={5}
        onValueChange={value => {
          const code = value.trim().toUpperCase();
          setCodes(at === 0 ? [code, codes[1]] : [codes[0], code]);
        }}
      />
    </label>
  );
  return (
    <div className="ax-harbours">
      <form onSubmit={measure}>
        {input(text.from, 0)}
        {input(text.to, 1)}
        <Button type="submit" intent="primary" disabled={codes.some(code => code.length < 5)} text={session.say(text.measure)} />
      </form>
      {said?.wrong && <Callout intent="danger">{session.say(said.words)}</Callout>}
      {said && !said.wrong && <output>{session.say(said.words)}</output>}
    </div>
  );
});
