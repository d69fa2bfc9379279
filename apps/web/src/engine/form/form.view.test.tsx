import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageModel } from '../page/page-model.ts';
import { openPage } from '../testing/open-page.tsx';
import { FormView } from './form.view.tsx';

afterEach(cleanup);

const Open = observer(function Open({ model }: { readonly model: PageModel }) {
  return model.form ? <FormView form={model.form} /> : <p>closed</p>;
});

async function openForm() {
  const page = openPage(3);
  await page.model.openForm();
  page.draw(<Open model={page.model} />);
  return page;
}

const input = (label: RegExp) => screen.getByLabelText(label);

describe('a form on the screen', () => {
  it('[spec 5.6] has a label, a required mark and a placeholder at each field, in both languages', async () => {
    const { session } = await openForm();
    expect(input(/^编号/).getAttribute('placeholder')).toBe('请输入编号');
    expect(input(/^编号/).getAttribute('aria-required')).toBe('true');
    session.setLanguage('en');
    await waitFor(() => expect(input(/^Code/).getAttribute('placeholder')).toBe('Please enter Code'));
  });

  it('says what is wrong at the field when it is saved, and keeps the input', async () => {
    await openForm();
    fireEvent.change(input(/^备注/), { target: { value: ' kept ' } });
    fireEvent.keyDown(input(/^备注/), { key: 'Enter', ctrlKey: true });
    await screen.findByText('编号必填');
    expect(input(/^编号/).getAttribute('aria-invalid')).toBe('true');
    expect((input(/^备注/) as HTMLInputElement).value).toMatch(/kept/);
  });

  it('[spec 5.3, 5.4] is saved by Ctrl+Enter and closes', async () => {
    const { records } = await openForm();
    fireEvent.change(input(/^编号/), { target: { value: 'NEW-1' } });
    fireEvent.change(input(/^数量/), { target: { value: '12a' } });
    fireEvent.click(screen.getByRole('checkbox', { name: '厢式/MPV' }));
    fireEvent.keyDown(input(/^数量/), { key: 'Enter', ctrlKey: true });
    await screen.findByText('closed');
    expect(await records.list({ filters: [{ field: 'code', op: 'eq', value: 'NEW-1' }], sort: [], limit: 1 })).toMatchObject({
      value: { rows: [{ size: 12, styles: ['van'] }] },
    });
  });
});
