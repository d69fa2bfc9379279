import { fill, type Refusal } from '@axle/kernel';
import type { Page, RecordValues, Resource } from '@axle/page-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { Ids } from '../../../gateways/ids.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { summaryText as text } from './summary-text.ts';
import type { Need } from './summary-rows.ts';

/** What is done with the chosen requirements of the summary. */
export function useSummaryActions(page: Page, needs: readonly Need[], done: () => void) {
  const [actions, ids, messages, dialogs] = [useService(PageActions), useService(Ids), useService(Messages), useService(Dialogs)];
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const waiting = needs.filter(({ isNew }) => isNew);
  const ready = needs.filter(({ isNew }) => !isNew);
  const act = async (action: string, of: readonly Need[], input: RecordValues = {}) => {
    if (running || of.length === 0) return;
    setRunning(true);
    const targets = of.map(({ id, version }) => ({ id, version }));
    const reply = await actions.post({ resource: page.resource as Resource, page: page.key, action, targets, input, key: ids.next() });
    setRunning(false);
    const refused = reply.ok ? reply.value.flatMap(one => one.refusal ?? []) : [reply.refusal];
    const next = reply.ok ? reply.value.find(one => one.next !== undefined)?.next : undefined;
    setRefusal(next === undefined ? refused[0] : undefined);
    if (refused[0] && reply.ok) messages.show('warn', fill(text.refused, { count: refused.length, why: refused[0].message }));
    done();
    if (next !== undefined) void navigate(next);
  };
  const generate = async () => {
    const question = { title: text.generate, text: fill(text.generateText, { count: ready.length }), confirm: text.generate } as const;
    if (ready.length > 0 && (await dialogs.confirm({ ...question, tone: 'primary' }))) await act('generate', ready, { bucketDays: 7 });
  };
  return {
    running,
    refusal,
    waiting,
    ready,
    confirm: () => act('confirm', waiting),
    merge: () => act('merge', ready),
    write: () => act('toNew', ready),
    generate,
  };
}
