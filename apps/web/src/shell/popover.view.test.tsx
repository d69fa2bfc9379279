import { Button } from '@blueprintjs/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Popover } from './popover.view.tsx';

afterEach(cleanup);

it('closed by Escape the keyboard is back at its target before the next key, and stays where it goes from there', async () => {
  render(
    <>
      <Popover content={<input aria-label="inside" />}>
        <Button text="open" />
      </Popover>
      <input aria-label="next" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'open' });
  button.focus();
  fireEvent.click(button);
  await screen.findByLabelText('inside');
  // the popover has taken the keyboard
  await waitFor(() => expect(document.activeElement).not.toBe(button));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
  screen.getByLabelText('next').focus();
  await waitFor(() => expect(screen.queryByLabelText('inside')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('next'));
});

it('closed by a click on something else the keyboard is there', async () => {
  render(
    <>
      <Popover content={<input aria-label="inside" />}>
        <Button text="open" />
      </Popover>
      <input aria-label="next" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'open' });
  button.focus();
  fireEvent.click(button);
  await screen.findByLabelText('inside');
  // the popover has taken the keyboard, and takes it once
  await waitFor(() => expect(document.activeElement).not.toBe(button));
  const next = screen.getByLabelText('next');
  fireEvent.mouseDown(next);
  next.focus();
  await waitFor(() => expect(screen.queryByLabelText('inside')).toBeNull());
  expect(document.activeElement).toBe(next);
});
