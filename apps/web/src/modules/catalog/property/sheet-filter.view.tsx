import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { PropertyColumn } from './property-sheets.ts';
import { propertyText as text } from './property-text.ts';
import type { SheetWish } from './sheet-wish.ts';

/** Narrows a sheet to SKUs, or to what a property of them holds; asked for by Enter. */
export const SheetFilter = observer(function SheetFilter({
  columns,
  wish,
  onWish,
}: {
  readonly columns: readonly PropertyColumn[];
  readonly wish: SheetWish;
  onWish(wish: Partial<SheetWish>): void;
}) {
  const session = useService(Session);
  const [skus, setSkus] = useState(wish.skus);
  const [property, setProperty] = useState(wish.property);
  const [value, setValue] = useState(wish.value);
  const names = columns.map(({ code, nameZh, nameEn }) => ({
    value: code,
    label: session.say({ zh: nameZh, en: nameEn }),
  }));
  return (
    <form
      className="ax-properties-filter"
      onSubmit={event => {
        event.preventDefault();
        onWish({ skus, property, value });
      }}
    >
      <InputGroup
        size="small"
        value={skus}
        onValueChange={setSkus}
        placeholder={session.say(text.skus)}
        aria-label={session.say(text.skus)}
      />
      <HTMLSelect
        aria-label={session.say(text.property)}
        value={property}
        options={[{ value: '', label: session.say(text.anyProperty) }, ...names]}
        onChange={event => setProperty(event.currentTarget.value)}
      />
      {property !== '' && (
        <InputGroup
          size="small"
          value={value}
          onValueChange={setValue}
          placeholder={session.say(text.holds)}
          aria-label={session.say(text.holds)}
        />
      )}
      <Button type="submit" size="small" text={session.say(text.narrow)} />
    </form>
  );
});
