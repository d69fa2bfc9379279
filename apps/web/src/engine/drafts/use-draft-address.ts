import { reaction, untracked } from 'mobx';
import { useEffect } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { goneText } from '../../text/gone.ts';
import type { PageModel } from '../page/page-model.ts';
import { useSearch } from '../use-search.ts';

const parameter = 'draft';

const withDraft = (search: string, slot: string | undefined): string => {
  const params = new URLSearchParams(search);
  if (slot === undefined) params.delete(parameter);
  else params.set(parameter, slot);
  return params.toString();
};

/**
 * Keeps the draft of the open form in the address of the page in sight, so that a reload comes back to what was typed; an address that
 * names a draft opens it.
 */
export function useDraftAddress(model: PageModel, active: boolean): void {
  const messages = useService(Messages);
  const { search, latest, replace } = useSearch();
  const drafts = useLatest();

  useEffect(() => {
    if (!active) return undefined;
    const write = (slot: string | undefined) => {
      if ((slot ?? null) !== new URLSearchParams(latest.current).get(parameter)) replace(withDraft(latest.current, slot));
    };
    return reaction(() => (model.forms.draft?.keeping ? model.forms.draft.slot : undefined), write);
  }, [model, latest, replace, active]);

  useEffect(() => {
    const slot = active ? new URLSearchParams(search).get(parameter) : null;
    if (slot === null || slot === untracked(() => model.forms.draft?.slot)) return drafts.giveUp();
    void drafts.ask(
      () => model.forms.openDraft(slot),
      isOpen => {
        if (isOpen) return;
        messages.show('warn', goneText.draft);
        replace(withDraft(latest.current, undefined));
      },
    );
  }, [drafts, model, messages, latest, replace, search, active]);
}
