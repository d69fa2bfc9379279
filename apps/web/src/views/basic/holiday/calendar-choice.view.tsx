import type { LineField, Page } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { fieldInputs } from '../../../engine/fields/field-inputs.ts';
import { References } from '../../../engine/references/references.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';

interface Props {
  readonly page: Page;
  readonly value: number | undefined;
  readonly onChange: (calendar: number | undefined) => void;
}

/** Which calendar is looked at; China's to begin with. */
export const CalendarChoice = observer(function CalendarChoice({ page, value, onChange }: Props) {
  const session = useService(Session);
  const references = useService(References);
  const id = useId();
  const field = page.resource?.fields['calendar'] as LineField;
  const Input = fieldInputs[field.kind];
  useEffect(() => {
    void references.match('calendar', ['CN']).then(reply => {
      const [match] = reply.ok ? reply.value : [];
      if (match && 'id' in match) onChange(match.id);
    });
  }, [references, onChange]);
  return (
    <div className="ax-calendar-choice">
      <label htmlFor={id}>{session.say(field.label)}</label>
      <Input
        id={id}
        field={field}
        value={value}
        disabled={false}
        invalid={false}
        beside={undefined}
        describedBy={undefined}
        placeholder=""
        onChange={given => onChange(typeof given === 'number' ? given : undefined)}
        onLeave={() => undefined}
      />
    </div>
  );
});
