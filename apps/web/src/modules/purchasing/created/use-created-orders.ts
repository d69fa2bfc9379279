import type { Refusal, Text } from '@axle/kernel';
import { fill } from '@axle/kernel';
import type { Line, Page, Resource, TargetOutcome } from '@axle/page-kit';
import { useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { Ids } from '../../../gateways/ids.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useService } from '../../../shell/services.tsx';
import { createdText as text } from './created-text.ts';

/** What is done with the drafts among orders, and what came of it. */
export function useCreatedOrders(resource: Resource, page: Page, orders: readonly Line[], done: () => void) {
  const [actions, ids, dialogs] = [useService(PageActions), useService(Ids), useService(Dialogs)];
  const [running, setRunning] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly TargetOutcome[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const drafts = orders.filter(({ state }) => state === 'draft');
  const act = async (action: string, title: Text, question: Text, tone: 'primary' | 'danger') => {
    if (running || !(await dialogs.confirm({ title, text: fill(question, { count: drafts.length }), confirm: title, tone }))) return;
    setRunning(true);
    const named = drafts.map(({ order, version }) => `${String(order)}:${String(version)}`).join(',');
    const reply = await actions.post({ resource, page: page.key, action, targets: [], input: { orders: named }, key: ids.next() });
    setRunning(false);
    setRefusal(reply.ok ? undefined : reply.refusal);
    setOutcomes(reply.ok ? reply.value : undefined);
    done();
  };
  return {
    drafts,
    running,
    outcomes,
    refusal,
    submitAll: () => act('submitAll', text.submitTitle, text.submitText, 'primary'),
    sendBack: () => act('sendBack', text.backTitle, text.backText, 'danger'),
  };
}
