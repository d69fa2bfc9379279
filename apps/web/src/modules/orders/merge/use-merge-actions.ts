import { fill, type Text } from '@axle/kernel';
import type { Page, RecordValues, Resource, TargetOutcome } from '@axle/page-kit';
import { useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { Ids } from '../../../gateways/ids.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { chosenOf, type ShownGroup } from './merge-groups-in.ts';
import { mergeText as text } from './merge-text.ts';

const nameOf = ({ rows }: ShownGroup): string => rows.map(({ orderNo }) => String(orderNo)).join(' + ');

/** What is done with the groups of orders; what was refused stands until the next time. */
export function useMergeActions(page: Page, done: () => void) {
  const [actions, ids, messages, dialogs] = [useService(PageActions), useService(Ids), useService(Messages), useService(Dialogs)];
  const [running, setRunning] = useState(false);
  const [refused, setRefused] = useState<readonly Text[]>([]);
  const post = async (action: string, input: RecordValues) =>
    actions.post({ resource: page.resource as Resource, page: page.key, action, targets: [], input, key: ids.next() });
  const run = async (work: () => Promise<readonly Text[]>) => {
    if (running) return;
    setRunning(true);
    setRefused(await work());
    setRunning(false);
    done();
  };
  const why = (name: string, message: Text): Text => fill(text.refused, { name, why: message });
  const merge = (groups: readonly ShownGroup[], ticked: ReadonlySet<number>) =>
    run(async () => {
      const failed: Text[] = [];
      for (const group of groups) {
        const reply = await post('merge', { orders: chosenOf(group, ticked) });
        if (!reply.ok) failed.push(why(nameOf(group), reply.refusal.message));
      }
      const count = groups.length - failed.length;
      if (count > 0) messages.show('good', fill(text.merged, { count }));
      return failed;
    });
  const mergeAll = async (asked: RecordValues, groups: readonly ShownGroup[]) => {
    const words = { groups: groups.length, orders: groups.reduce((all, { rows }) => all + rows.length, 0) };
    const question = { title: text.mergeAll, text: fill(text.mergeAllText, words), confirm: text.mergeAll, tone: 'primary' } as const;
    if (!(await dialogs.confirm(question))) return;
    await run(async () => {
      const reply = await post('batchMerge', asked);
      if (!reply.ok) return [reply.refusal.message];
      const isRefused = ({ refusal }: TargetOutcome) => refusal !== undefined;
      const count = reply.value.filter(one => !isRefused(one)).length;
      if (count > 0) messages.show('good', fill(text.merged, { count }));
      return reply.value.flatMap(({ name, refusal }) => (refusal ? [why(name, refusal.message)] : []));
    });
  };
  const ignore = async (group: ShownGroup, ticked: ReadonlySet<number>) => {
    const reason = await dialogs.prompt({ title: text.ignore, text: text.ignoreText, placeholder: text.reason, confirm: text.ignore });
    if (reason === undefined) return;
    await run(async () => {
      const reply = await post('ignore', { orders: chosenOf(group, ticked), reason });
      if (!reply.ok) return [why(nameOf(group), reply.refusal.message)];
      messages.show('good', fill(text.ignored, { name: nameOf(group) }));
      return [];
    });
  };
  return { running, refused, merge, mergeAll, ignore };
}
