import { text } from '@axle/kernel';
import type { EnumField } from '@axle/page-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordInHandContext } from '../../references/record-in-hand.ts';
import { openPage } from '../../testing/open-page.tsx';
import { EnumInput } from './enum-input.view.tsx';

afterEach(cleanup);

const option = (code: string) => ({ code, label: text(code, code) });
const decision: EnumField = {
  kind: 'enum',
  label: text('处理', 'Decision'),
  options: ['claim', 'accept', 'return'].map(option),
  offered: { by: 'difference', as: (difference: string) => (difference === 'short' ? ['claim'] : ['accept', 'return']) },
};

it('only decisions that can apply to the record are offered; its present value stays visible', () => {
  const offered = (difference: string | undefined, value?: string) => {
    openPage(1).draw(
      <RecordInHandContext value={field => (field === 'difference' ? difference : undefined)}>
        <EnumInput
          id="x"
          field={decision}
          value={value}
          disabled={false}
          invalid={false}
          placeholder=""
          onChange={() => undefined}
          onLeave={() => undefined}
        />
      </RecordInHandContext>,
    );
    const codes = screen.getAllByRole('option').flatMap(({ textContent }) => textContent || []);
    cleanup();
    return codes;
  };
  expect([offered('short'), offered('over'), offered('short', 'return'), offered(undefined)]).toEqual([
    ['claim'],
    ['accept', 'return'],
    ['claim', 'return'],
    ['claim', 'accept', 'return'],
  ]);
});
