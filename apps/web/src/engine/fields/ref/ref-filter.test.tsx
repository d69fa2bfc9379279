import { sampleResource } from '@axle/page-kit/testing';
import type { Filter, ReferredRecord } from '@axle/page-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { galleryReferences } from '../../../gallery/gallery-references.ts';
import { openPage } from '../../testing/open-page.tsx';
import { RefFilter } from './ref-filter.view.tsx';

afterEach(cleanup);

const [one, other] = galleryReferences('sampleMaker') as readonly [ReferredRecord, ReferredRecord];

async function open(filter?: Filter) {
  const { model, draw } = openPage(5);
  const given: (Filter | undefined)[] = [];
  const { container } = draw(
    <RefFilter
      name="maker"
      field={sampleResource.fields['maker']!}
      filter={filter}
      list={model.list}
      labelledBy="label"
      onFilter={next => given.push(next)}
    />,
  );
  fireEvent.click(container.querySelector('.ax-filter-button')!);
  const input = await screen.findByRole('searchbox');
  const paste = (text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } });
  return { given, paste };
}

it('[basic.md, batch paste] a pasted list of codes becomes the filter; unknown codes are listed', async () => {
  const { given, paste } = await open();
  paste(`${one.code}\n${other.code}\nNO-SUCH`);
  await waitFor(() => expect(given).toEqual([{ field: 'maker', op: 'in', value: [one.id, other.id] }]));
  expect(screen.getByRole('status').textContent).toBe('粘贴 3 个，找到 2 个；未找到：NO-SUCH');
});

it('one pasted text is a search; a list joins what is chosen, and stays left out where that is', async () => {
  const { given, paste } = await open({ field: 'maker', op: 'notIn', value: [other.id] });
  paste(one.code);
  expect(given).toEqual([]);
  paste(`${one.code}, ${other.code}`);
  await waitFor(() => expect(given).toEqual([{ field: 'maker', op: 'notIn', value: [other.id, one.id] }]));
  expect(screen.getByRole('status').textContent).toBe('粘贴 2 个，找到 2 个');
});
