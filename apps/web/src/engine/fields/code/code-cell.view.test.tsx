import { text } from '@axle/kernel';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { galleryReferences } from '../../../gallery/gallery-references.ts';
import { openPage } from '../../testing/open-page.tsx';
import { CodeCell } from './code-cell.view.tsx';

afterEach(cleanup);

const plain = { kind: 'code', label: text('SKU', 'SKU'), maxLength: 32 } as const;
const [record] = galleryReferences('sku');

it('a code of a record is shown with the record’s name; an unknown code, and one that refers to no records, are shown alone', async () => {
  const drawn = (value: string, more: { readonly namedFrom?: string } = {}) =>
    openPage(1).draw(<CodeCell field={{ ...plain, ...more }} value={value} />).container;
  const named = drawn(record!.code, { namedFrom: 'sku' });
  await waitFor(() => expect(named.textContent).toBe(`${record!.code} ${record!.name.zh}`));
  const unknown = drawn('NO-SUCH', { namedFrom: 'sku' });
  expect([unknown.textContent, drawn(record!.code).textContent]).toEqual(['NO-SUCH', record!.code]);
});
