import type { Refusal, Text } from '@axle/kernel';
import { type LineField, takesSeveral } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { fieldInputs } from '../fields/inputs/field-inputs.ts';
import { SeveralInput } from '../fields/several/several-input.view.tsx';
import { FieldName } from './field-name.view.tsx';
import { fieldPlaceholder } from './field-placeholder.ts';
import '../form/form.css';

interface TypedFieldProps {
  readonly field: LineField;
  readonly value: unknown;
  /** Key of the field, by which a form finds it. */
  readonly name?: string;
  readonly className?: string;
  /** The keyboard begins here. */
  readonly first?: boolean;
  readonly disabled?: boolean;
  /** Its currency or unit. */
  readonly beside?: string | undefined;
  /** What stands in the empty input, where it is not what its kind says. */
  readonly placeholder?: Text | '';
  /** Why the value is refused; replaces the note. */
  readonly refusal?: Refusal | undefined;
  /** A remark on an unusual value that does not prevent saving; it also replaces the note. */
  readonly remark?: Refusal | undefined;
  /** The text below the input; the field's help by default. Null reserves no line for it. */
  readonly note?: Text | null | undefined;
  onChange(value: unknown): void;
  onLeave?(): void;
}

const wide = new Set(['files', 'enumList', 'tags', 'address', 'jsonDifference', 'trend']);

const stays = (): void => undefined;

/**
 * A field as it is typed, wherever one is: its label with the mark of those that must be given, its input, and what is said of it below.
 */
export const TypedField = observer(function TypedField(props: TypedFieldProps) {
  const {
    field,
    value,
    name,
    className,
    first,
    disabled = false,
    beside,
    placeholder,
    refusal,
    remark,
    note = field.help,
    onChange,
  } = props;
  const session = useService(Session);
  const id = useId();
  const Input = takesSeveral(field) ? SeveralInput : fieldInputs[field.kind];
  const said = (refusal ?? remark)?.message ?? note;
  const isWide = wide.has(field.kind) || (field.kind === 'text' && (field.lines ?? 1) > 1);
  const classes = ['ax-field', refusal ? 'ax-wrong' : remark && 'ax-remarked', isWide && 'ax-wide', className].filter(Boolean).join(' ');
  return (
    <div className={classes} data-field={name} data-first={first || undefined}>
      <label htmlFor={id}>
        <FieldName field={field} />
      </label>
      <Input
        id={id}
        field={field}
        value={value}
        disabled={disabled}
        invalid={refusal !== undefined}
        placeholder={placeholder === '' ? '' : session.say(placeholder ?? fieldPlaceholder(field))}
        onChange={onChange}
        onLeave={props.onLeave ?? stays}
        {...(beside === undefined ? {} : { beside })}
        {...(said ? { describedBy: `${id}-note` } : {})}
      />
      {note !== null && (
        <div id={`${id}-note`} className="ax-field-note" role={refusal ? 'alert' : remark && 'status'}>
          {said && session.say(said)}
        </div>
      )}
    </div>
  );
});
