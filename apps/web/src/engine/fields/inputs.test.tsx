import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { FormView } from '../form/form.view.tsx';
import type { PageModel } from '../page/page-model.ts';
import { openPage } from '../testing/open-page.tsx';

afterEach(cleanup);

const Open = observer(({ model }: { readonly model: PageModel }) => model.form && <FormView form={model.form} />);

async function openForm() {
  const { model, draw } = openPage(1);
  await model.openForm();
  draw(<Open model={model} />);
  const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: RegExp, text: string) => fireEvent.change(input(label), { target: { value: text } });
  const leave = (label: RegExp) => fireEvent.blur(input(label));
  return { input, type, leave };
}

describe('inputs of a form', () => {
  it('[spec 5.1, 5.2] a text is trimmed and validated again when it is left', async () => {
    const { input, type, leave } = await openForm();
    type(/^编号/, '   ');
    leave(/^编号/);
    await screen.findByText('编号必填');
    expect(input(/^编号/).value).toBe('');
    type(/^编号/, '  X-1 ');
    leave(/^编号/);
    await waitFor(() => expect(input(/^编号/).value).toBe('X-1'));
    expect(screen.queryByText('编号必填')).toBeNull();
  });

  it('[spec 5.4] a whole number loses what is no digit while it is typed', async () => {
    const { input, type } = await openForm();
    type(/^数量/, '1a2,3 4');
    expect(input(/^数量/).value).toBe('1234');
  });

  it('[spec 5.3] an exact number stays as it is typed and is reformatted when the input loses focus', async () => {
    const { input, type, leave } = await openForm();
    type(/^单价/, '１,234.5');
    expect(input(/^单价/).value).toBe('１,234.5');
    leave(/^单价/);
    expect(input(/^单价/).value).toBe('1,234.5000');
    type(/^比例/, '12.5%');
    leave(/^比例/);
    expect(input(/^比例/).value).toBe('12.5');
  });

  it('what is no number stays to be mended, and is said when it is left', async () => {
    const { input, type, leave } = await openForm();
    type(/^运费/, '12,3');
    leave(/^运费/);
    await screen.findByText('运费格式不正确：12,3');
    expect(input(/^运费/).value).toBe('12,3');
    type(/^运费/, '0.005');
    await screen.findByText('运费最多2位小数');
  });

  it('a number survives the composition of an input method', async () => {
    const { input, type, leave } = await openForm();
    fireEvent.compositionStart(input(/^单价/));
    for (const text of ['１', '１２', '１２．', '１２．５']) type(/^单价/, text);
    fireEvent.compositionEnd(input(/^单价/));
    expect(input(/^单价/).value).toBe('１２．５');
    leave(/^单价/);
    expect(input(/^单价/).value).toBe('12.5000');
  });

  it('a measure is converted when it is left, and three pasted together go where they belong', async () => {
    const { input, type, leave } = await openForm();
    type(/^毛重/, '5 lb');
    leave(/^毛重/);
    expect(input(/^毛重/).value).toBe('2.268');
    fireEvent.paste(input(/^长/), { clipboardData: { getData: () => '12 x 8 x 4 in' } });
    expect([/^长/, /^宽/, /^高/].map(label => input(label).value)).toEqual(['30.48', '20.32', '10.16']);
    type(/^长/, '30×20×10');
    leave(/^长/);
    expect([/^长/, /^宽/, /^高/].map(label => input(label).value)).toEqual(['30', '20', '10']);
    fireEvent.paste(input(/^宽/), { clipboardData: { getData: () => '1x2x3' } });
    expect(input(/^宽/).value).toBe('20');
  });
});
