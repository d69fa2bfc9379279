import { BlueprintProvider } from '@blueprintjs/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GallerySession, galleryServices } from '../../../gallery/gallery-services.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { AqlTables } from './aql-tables.view.tsx';

afterEach(cleanup);

function open() {
  const session = new GallerySession();
  session.setLanguage('en');
  render(
    <BlueprintProvider>
      <ServicesProvider services={galleryServices(session)}>
        <AqlTables />
      </ServicesProvider>
    </BlueprintProvider>,
  );
}
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const plan = () =>
  within(screen.getByRole('status'))
    .getAllByRole('definition')
    .map(cell => cell.textContent);

it('1,200 at S-2 and AQL 2.5 is letter C, n 5, Ac 0; at 0.65 an arrow leads to F, n 20, Ac 0', () => {
  open();
  expect(plan()).toEqual(['J', '80', '5', '6']);
  choose('Level', 'S-2');
  expect(plan()).toEqual(['C', '5', '0', '1']);
  choose('AQL', '0.65');
  expect(plan()).toEqual(['F', '20', '0', '1']);
  expect(screen.getByText('Arrow at C: sample size and numbers of F apply.')).toBeDefined();
});

it('J at 2.5 accepts 98.48 % of lots with 2.5 %, and 17.69 % of lots with 10 %; tightened 85.94 %', () => {
  open();
  expect(screen.getByText('2.50% nonconforming → 98.48% accepted')).toBeDefined();
  expect(screen.getByText('10.00% nonconforming → 17.69% accepted')).toBeDefined();
  choose('Severity', 'tightened');
  expect(screen.getByText('2.50% nonconforming → 85.94% accepted')).toBeDefined();
});

it('a lot that is no number is refused, a lot of one is inspected, a small lot inspected whole', () => {
  open();
  choose('Lot size', '2.5');
  expect(screen.getByText('The lot size must be a whole number from 1 to 1,000,000')).toBeDefined();
  choose('Lot size', '1');
  expect(screen.getByText('A lot of one: inspect the unit; no defect is accepted.')).toBeDefined();
  choose('Lot size', '40');
  choose('AQL', '0.065');
  expect(plan()).toEqual(['L', '40', '0', '1']);
  expect(screen.getByText('The sample size is at least the lot size: inspect every unit.')).toBeDefined();
});
