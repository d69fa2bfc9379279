import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FilterBar } from '../list/filter-bar.view.tsx';
import { layOut } from '../testing/laid-out.ts';
import { openPage } from '../testing/open-page.tsx';
import { samplePage } from '../testing/sample-page.ts';
import { AddressInput } from './address/address-input.view.tsx';
import { ValueView } from './value.view.tsx';

beforeAll(() => layOut(3000));
afterEach(cleanup);

const address = { kind: 'address', label: { zh: '收货地址', en: 'Ship to' } } as const;
const difference = { kind: 'jsonDifference', label: { zh: '变更', en: 'Change' } } as const;

describe('an address', () => {
  it('is asked for in the order of its country, with what the country needs marked', () => {
    const changes: unknown[] = [];
    const { draw } = openPage(1);
    const Held = () => {
      const [value, setValue] = useState<unknown>();
      return (
        <AddressInput
          id="a"
          field={address}
          value={value}
          disabled={false}
          placeholder=""
          invalid={false}
          onLeave={() => undefined}
          onChange={next => {
            changes.push(next);
            setValue(next);
          }}
        />
      );
    };
    draw(<Held />);
    const group = screen.getByRole('group', { name: '收货地址' });
    const order = () =>
      within(group)
        .getAllByRole('textbox')
        .map(input => input.getAttribute('placeholder'));
    fireEvent.change(within(group).getByRole('combobox'), { target: { value: 'CN' } });
    expect(order().slice(0, 3)).toEqual(['省/州 *', '城市 *', '街道地址 *']);
    fireEvent.change(within(group).getByRole('combobox'), { target: { value: 'US' } });
    expect(order()).toEqual(['联系人', '电话', '街道地址 *', '地址第2行', '地址第3行', '城市 *', '省/州 *', '邮编 *']);
    fireEvent.change(within(group).getByLabelText('城市'), { target: { value: 'Ontario' } });
    expect(changes.at(-1)).toEqual({ country: 'US', city: 'Ontario' });
    fireEvent.change(within(group).getByLabelText('城市'), { target: { value: '' } });
    fireEvent.change(within(group).getByRole('combobox'), { target: { value: '' } });
    expect(changes.at(-1)).toBeUndefined();
  });

  it('is one line in a cell, in the order of its country', () => {
    const { draw } = openPage(1);
    draw(<ValueView field={address} value={{ country: 'DE', city: 'Berlin', line1: 'Seestraße 3', postcode: '13347' }} />);
    expect(screen.getByText('Seestraße 3, 13347 Berlin, 德国').title).toBe('Seestraße 3\n13347 Berlin\n德国');
  });

  it('is found by its country or by a piece of it', async () => {
    const { model, draw } = openPage(1, { page: { ...samplePage, filters: ['address'] } });
    draw(<FilterBar list={model.list} />);
    fireEvent.click(await screen.findByRole('button', { name: '国家' }));
    const piece = screen.getByRole('textbox');
    fireEvent.change(piece, { target: { value: ' Berlin ' } });
    fireEvent.keyDown(piece, { key: 'Enter' });
    expect(model.list.filterOf('address')).toEqual({ field: 'address', op: 'contains', value: 'Berlin' });
    fireEvent.click(screen.getByRole('button', { name: '包含' }));
    expect(model.list.filterOf('address')).toBeUndefined();
  });
});

describe('a difference', () => {
  it('says how much changed and where, and shows it when asked', async () => {
    const { draw } = openPage(1);
    draw(<ValueView field={difference} value={{ before: { price: '12.00', tags: ['a'] }, after: { price: '12.50', tags: ['a', 'b'] } }} />);
    const button = await screen.findByRole('button', { name: /^2 处变更/ });
    expect(button.textContent).toContain('price, tags.1');
    fireEvent.click(button);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(row => row.textContent)).toEqual(['字段变更前变更后', 'price12.0012.50', 'tags.1—b']);
  });
});
