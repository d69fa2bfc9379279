import type { ReferredRecord, SeveralField } from '@axle/page-kit';
import { text } from '@axle/kernel';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { galleryReferences } from '../../../gallery/gallery-references.ts';
import { openPage } from '../../testing/open-page.tsx';
import { SeveralInput } from './several-input.view.tsx';

afterEach(cleanup);

const makers = galleryReferences('sampleMaker') as readonly ReferredRecord[];
const field: SeveralField = { kind: 'ref', label: text('厂家', 'Makers'), entity: 'sampleMaker', several: true };

function open(chosen: readonly number[]) {
  const given: (readonly number[])[] = [];
  function Typed() {
    const [value, setValue] = useState<unknown>(chosen);
    const change = (next: unknown) => {
      setValue(next);
      given.push(next as readonly number[]);
    };
    return (
      <SeveralInput
        id="makers"
        field={field as never}
        value={value}
        disabled={false}
        invalid={false}
        placeholder=""
        onChange={change}
        onLeave={() => undefined}
      />
    );
  }
  openPage(1).draw(<Typed />);
  const paste = (words: string) => fireEvent.paste(screen.getByRole('combobox'), { clipboardData: { getData: () => words } });
  return { given, paste };
}

it('a pasted list of codes joins the chosen records, and what it did not find is said; one text is typed', async () => {
  const [one, other, third] = makers as readonly [ReferredRecord, ReferredRecord, ReferredRecord];
  const { given, paste } = open([third.id]);
  paste(one.code);
  expect(given).toEqual([]);
  paste(`${one.code}\n${other.code}\tNO-SUCH`);
  await waitFor(() => expect(given).toEqual([[third.id, one.id, other.id]]));
  expect(screen.getByRole('status').textContent).toBe('粘贴 3 个，找到 2 个；未找到：NO-SUCH');
  fireEvent.click(screen.getAllByRole('button', { name: /^去掉/ })[0]!);
  expect(given.at(-1)).toEqual([one.id, other.id]);
  expect(screen.queryByRole('status')).toBeNull();
});

it('many chosen records are counted, and taken out together', () => {
  const { given } = open(Array.from({ length: 1300 }, (_, at) => at + 1));
  expect(screen.getByText('已选 1,300 项')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /1,300/ }));
  expect(given).toEqual([[]]);
});
