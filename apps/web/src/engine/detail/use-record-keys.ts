import { refusedByState, standardCode } from '@axle/page-kit';
import type { KeyboardEvent } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { isTyping } from '../../shell/shortcuts/shortcuts.store.ts';
import { usePageModel } from '../page-model-context.ts';
import type { DetailStore } from './detail-store.ts';

/** The keys of an open record: E edits it, J and K go to the next and the one before, the full stop opens the menu of its actions. */
export function useRecordKeys(detail: DetailStore, act: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const model = usePageModel();
  const session = useService(Session);
  const { page, section } = model;
  const edit = () => {
    const may = page.standard.includes('update') && session.can(standardCode(section, page, 'update')) && !session.viewing;
    const stays = page.resource && refusedByState(page.resource, detail.row, 'update');
    if (may && !stays) void model.openForm(detail.row);
  };
  const keys: Readonly<Record<string, () => void>> = {
    e: edit,
    j: () => model.details.step(1),
    k: () => model.details.step(-1),
    '.': act,
  };
  return event => {
    const { target, currentTarget, ctrlKey, metaKey, altKey } = event;
    // what is opened above the record handles its own keys
    if (ctrlKey || metaKey || altKey || isTyping(target) || !(target instanceof Node && currentTarget.contains(target))) return;
    const done = keys[event.key.toLowerCase()];
    if (!done) return;
    event.preventDefault();
    done();
  };
}
