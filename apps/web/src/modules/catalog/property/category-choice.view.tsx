import type { CascadeField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { fieldInputs } from '../../../engine/fields/inputs/field-inputs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { propertyText as text } from './property-text.ts';

const Input = fieldInputs.cascade;
const field: CascadeField = { kind: 'cascade', label: text.category, entity: 'category' };

/** Which category is looked at. */
export const CategoryChoice = observer(function CategoryChoice({
  value,
  onChange,
}: {
  readonly value: number | undefined;
  readonly onChange: (category: number) => void;
}) {
  const session = useService(Session);
  const id = useId();
  return (
    <div className="ax-properties-category">
      <label htmlFor={id}>{session.say(text.category)}</label>
      <Input
        id={id}
        field={field}
        value={value}
        disabled={false}
        placeholder={session.say(text.choose)}
        invalid={false}
        onChange={chosen => typeof chosen === 'number' && onChange(chosen)}
        onLeave={() => undefined}
      />
    </div>
  );
});
