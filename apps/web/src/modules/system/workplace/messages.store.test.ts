import { type InboxMessage, type InboxPage, officePaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { DialogsStore } from '../../../shell/dialogs/dialogs.store.ts';
import { InboxStore } from '../../../shell/inbox/inbox.store.ts';
import { settle } from '../../../testing/settle.ts';
import { signedInBench, willing } from '../../../testing/session-bench.ts';
import { HomeMessagesStore } from './messages.store.ts';

const page = (...ids: readonly number[]): InboxPage => ({
  list: ids.map(id => ({ id }) as InboxMessage),
  total: ids.length,
  unread: 1,
});

it('messages of one tab leave the screen as soon as another one is chosen', async () => {
  const answers: ((answer: InboxPage) => void)[] = [];
  const bench = await signedInBench({
    ...willing(),
    [officePaths.messages]: () => new Promise<InboxPage>(give => answers.push(give)),
  });
  const inbox = new InboxStore({ ...bench, dialogs: new DialogsStore() });
  const store = new HomeMessagesStore(bench.office, inbox);
  const shown = () => store.asked.value?.list.map(({ id }) => id);
  const stop = store.watch();
  answers[0]!(page(2, 1));
  await settle();
  expect(shown()).toEqual([2, 1]);
  store.choose('unread');
  expect([store.asked.state, shown()]).toEqual(['loading', undefined]);
  answers[1]!(page(1));
  await settle();
  expect(shown()).toEqual([1]);
  stop();
});
