import type { LineField, Page } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { References } from '../../../engine/references/references.ts';
import { useService } from '../../../shell/services.tsx';

interface Props {
  readonly page: Page;
  readonly value: number | undefined;
  readonly onChange: (calendar: number | undefined) => void;
}

/** Which calendar is looked at; China's to begin with. */
export const CalendarChoice = observer(function CalendarChoice({ page, value, onChange }: Props) {
  const references = useService(References);
  const field = page.resource?.fields['calendar'] as LineField;
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(
      () => references.match('calendar', ['CN']),
      reply => {
        const [match] = reply.ok ? reply.value : [];
        if (match && 'id' in match) onChange(match.id);
      },
    );
  }, [latest, references, onChange]);
  return (
    <TypedField
      className="ax-calendar-choice"
      field={{ ...field, required: false }}
      value={value}
      note={null}
      placeholder=""
      onChange={given => {
        // a choice made in the meantime stays
        latest.giveUp();
        onChange(typeof given === 'number' ? given : undefined);
      }}
    />
  );
});
