import { fill, refuse } from '@axle/kernel';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MainClient } from '../../gateways/main-client.ts';
import { transportText } from '../../text/transport.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';
import { createTranslator } from '../language/translator.ts';
import { LanguageStore } from '../language/language.store.ts';
import { MessagesStore } from '../messages/messages.store.ts';
import { Session } from '../session/session.ts';
import { type Services, ServicesProvider } from '../services.tsx';
import { Toaster } from './toaster.view.tsx';

afterEach(cleanup);

it('[spec 8.20] SKUs in clearance offer the download as a link and, where wanted, to submit the allowed part, until it is closed', () => {
  const clock = new ManualClock();
  const messages = new MessagesStore(clock);
  const fetched: string[] = [];
  const gone = { code: 'NOT_FOUND', message: transportText.refused };
  const file = async (path: string) => (fetched.push(path), refuse(gone));
  const known = new Map<unknown, unknown>([
    [MainClient, { file }],
    [MessagesStore, messages],
    [Session, new LanguageStore(memoryValues(), createTranslator('zh-cn'))],
  ]);
  render(
    <ServicesProvider services={{ get: port => known.get(port) } as Services}>
      <Toaster />
    </ServicesProvider>,
  );
  const list = { url: '/api/files/7', name: 'clearance.xlsx' };
  const submitted: string[] = [];
  const show = (rest?: () => void) =>
    act(() => messages.offer(transportText.clearStock, list, rest && { text: fill(transportText.submitAllowed, { count: 3 }), run: rest }));

  show();
  expect(screen.queryByRole('button', { name: '提交允许部分（3）' })).toBeNull();
  show(() => submitted.push('allowed'));
  clock.pass(3_600_000);
  const link = screen.getByRole('link', { name: /clearance\.xlsx/ });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/api/files/7', 'clearance.xlsx']);
  // fetched with the user's signature, which a plain link would not carry
  fireEvent.click(link);
  expect(fetched).toEqual(['/files/7']);
  fireEvent.click(screen.getByRole('button', { name: '提交允许部分（3）' }));
  expect([submitted, messages.shown]).toEqual([['allowed'], []]);
});
