import type { FieldKind } from '@axle/page-kit';
import { cleanup } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldInputs } from '../engine/fields/inputs/field-inputs.ts';
import { fieldViews } from '../engine/fields/field-views.ts';
import { openPage } from '../engine/testing/open-page.tsx';
import { galleryRows } from './gallery-rows.ts';
import { kindSamples } from './kind-samples.ts';
import { kindsPage } from './kinds-page.ts';

afterEach(cleanup);

const rows = galleryRows(kindsPage.resource!).slice(0, 50);
const kinds = Object.keys(fieldViews) as readonly FieldKind[];
const control = 'input, textarea, select, button, [role=combobox], [role=group]';

describe('on the screen', () => {
  it.each(kinds.filter(kind => kind !== 'lines'))('%s is shown in a cell', async kind => {
    const { Cell } = fieldViews[kind];
    const value = rows.map(row => row[kind]).find(one => one !== undefined && !(Array.isArray(one) && one.length === 0));
    const { container } = openPage(1).draw(
      <Suspense>
        <Cell field={kindSamples[kind]} value={value} />
      </Suspense>,
    );
    await expect.poll(() => container.textContent !== '' || container.querySelector('svg, img') !== null).toBe(true);
  });

  it.each(kinds.filter(kind => kind !== 'lines'))('%s is typed, chosen or given in a form, or shown where nobody types it', kind => {
    const Input = fieldInputs[kind as keyof typeof fieldInputs];
    const field = kindSamples[kind];
    const value = field.readOnly ? rows.map(row => row[kind]).find(one => one !== undefined) : undefined;
    const props = { id: 'one', field, value, disabled: false, placeholder: '', invalid: false };
    const { container } = openPage(1).draw(<Input {...props} onChange={() => undefined} onLeave={() => undefined} />);
    expect(container.querySelector(field.readOnly ? '*' : control)).not.toBeNull();
  });

  it.each(kinds.filter(kind => kind !== 'lines'))('%s is asked for by a filter', async kind => {
    const { Filter } = fieldViews[kind];
    const { model, draw } = openPage(1);
    const props = { name: kind, field: kindSamples[kind], filter: undefined, list: model.list, labelledBy: 'label' };
    const { container } = draw(
      <Suspense>
        <Filter {...props} onFilter={() => undefined} />
      </Suspense>,
    );
    await expect.poll(() => container.querySelector(control)).not.toBeNull();
  });
});
