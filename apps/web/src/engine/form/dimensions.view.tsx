import { readDimensions } from '@axle/kernel';
import { acceptValue, parseCell, type MeasureField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ClipboardEvent } from 'react';
import { FormField } from './form-field.view.tsx';
import type { DimensionNames } from './form-rows.ts';
import type { FormStore } from './form-store.ts';

/** Length × width × height. All three written or pasted into the first, `30×20×10` or `12 x 8 x 4 in`, go where they belong. */
export const Dimensions = observer(function Dimensions({ form, names }: { readonly form: FormStore; readonly names: DimensionNames }) {
  const [first] = names;
  const spread = (text: string): boolean => {
    const { unit } = form.field(first) as MeasureField;
    const sides = readDimensions(text, unit);
    if (!sides || !names.every(name => form.writable(name))) return false;
    sides.forEach((side, place) => {
      const name = names[place]!;
      const read = parseCell(form.field(name), side);
      form.set(name, read.ok ? read.value : side);
      form.touch(name);
    });
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (spread(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const leave = () => {
    const draft = form.drafts[first];
    if (typeof draft === 'string' && !acceptValue(form.field(first), draft).ok) spread(draft);
  };
  return (
    <div className="ax-dimensions">
      <div onPaste={paste} onBlur={leave}>
        <FormField form={form} name={first} first={first === form.fieldNames[0]} />
      </div>
      {names.slice(1).map(name => (
        <div key={name} className="ax-times">
          <FormField form={form} name={name} first={false} />
        </div>
      ))}
    </div>
  );
});
