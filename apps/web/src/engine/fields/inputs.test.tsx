import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { FormView } from '../form/form.view.tsx';
import type { PageModel } from '../page-model.ts';
import { openPage } from '../testing/open-page.tsx';

afterEach(cleanup);

const Open = observer(({ model }: { readonly model: PageModel }) => model.form && <FormView form={model.form} />);

function openForm() {
  const { model, draw } = openPage(1);
  model.openForm();
  draw(<Open model={model} />);
  const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: RegExp, text: string) => fireEvent.change(input(label), { target: { value: text } });
  const leave = (label: RegExp) => fireEvent.blur(input(label));
  return { input, type, leave };
}

describe('inputs of a form', () => {
  it('[spec 5.1, 5.2] a text is trimmed and validated again when it is left', async () => {
    const { input, type, leave } = openForm();
    type(/^编号/, '   ');
    leave(/^编号/);
    await screen.findByText('编号必填');
    expect(input(/^编号/).value).toBe('');
    type(/^编号/, '  X-1 ');
    leave(/^编号/);
    await waitFor(() => expect(input(/^编号/).value).toBe('X-1'));
    expect(screen.queryByText('编号必填')).toBeNull();
  });

  it('[spec 5.4] a whole number loses what is no digit while it is typed', () => {
    const { input, type } = openForm();
    type(/^数量/, '1a2,3 4');
    expect(input(/^数量/).value).toBe('1234');
  });
});
