import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { text } from '@axle/kernel';
import { galleryReferences } from '../../../gallery/gallery-references.ts';
import { openPage } from '../../testing/open-page.tsx';
import { TagsCell } from '../tags/tags-cell.view.tsx';
import { TextCell } from '../text/text-cell.view.tsx';

afterEach(cleanup);

const [first, second] = galleryReferences('sku');
const [one, two] = [first!, second!];
const named = ({ code, name }: typeof one) => `${code} ${name.zh}`;
const drawn = (value: string) =>
  openPage(1).draw(<TextCell field={{ kind: 'text', label: text('映射', 'Map'), maxLength: 99, namesOf: 'sku' }} value={value} />)
    .container;
const tags = (...value: readonly string[]) =>
  openPage(1).draw(<TagsCell field={{ kind: 'tags', label: text('SKU', 'SKU'), maxLength: 32, codesOf: 'sku' }} value={value} />).container;
const titles = (container: HTMLElement) => [...container.querySelectorAll('[title]')].map(held => held.getAttribute('title'));

it('a text with one code is followed by its name; where there are several, each shows its name in a tooltip', async () => {
  const alone = drawn(`${one.code} × 2`);
  await waitFor(() => expect(alone.textContent).toBe(`${one.code} × 2 ${one.name.zh}`));
  const both = drawn(`${one.code} × 2 + ${two.code} × 1, NO-SUCH`);
  await waitFor(() => expect(titles(both)).toEqual([named(one), named(two)]));
  expect(both.textContent).toBe(`${one.code} × 2 + ${two.code} × 1, NO-SUCH`);
});

it('so are labels that are codes of records', async () => {
  const alone = tags(one.code);
  await waitFor(() => expect(alone.textContent).toBe(named(one)));
  const both = tags(one.code, two.code, 'NO-SUCH');
  await waitFor(() => expect(titles(both)).toEqual([named(one), named(two)]));
  expect(both.textContent).toBe(`${one.code}${two.code}NO-SUCH`);
});
