import { fill, type Refusal, type Text } from '@axle/kernel';
import { posted, type RecordRow, type RecordValues, standardWhen } from '@axle/page-kit';
import { needsConfirmation } from '@axle/validation';
import { useNavigate } from 'react-router';
import { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { saveFile } from '../files/save-file.ts';
import { addressOf } from '../address-with.ts';
import { usePageModel } from '../page-model-context.ts';
import type { ActionOutcome } from './action-store.ts';
import { fittingRows, runsInBulk, type ToolbarAction } from './toolbar-actions.ts';

/** Runs an action from a button: opens its form, or asks first, runs it, and shows the outcome. */
export function useActionRunner(): (action: ToolbarAction, rows: readonly RecordRow[], input?: RecordValues) => Promise<void> {
  const model = usePageModel();
  const messages = useService(Messages);
  const dialogs = useService(Dialogs);
  const session = useService(Session);
  const navigate = useNavigate();

  const report = async ({ action, outcomes, refusal, file }: ActionOutcome) => {
    if (refusal) return messages.show('bad', refusal.message);
    if (file?.kind === 'file') return saveFile(file.name, file.content);
    for (const { open } of outcomes) if (open !== undefined) window.open(open, '_blank', 'noopener');
    const failed = outcomes.filter(outcome => outcome.refusal).length;
    const finds = posted(action.custom)?.finds;
    const words = { action: action.title, done: outcomes.length - failed, failed };
    if (failed > 0) return messages.show('warn', fill(finds?.something ?? engineText.partlyDone, words));
    if (finds) return messages.show('good', fill(finds.nothing, words));
    if (outcomes.some(({ became }) => became)) {
      const { doneWords } = await import('./done-words.ts');
      return messages.show('warn', doneWords(action.title, outcomes));
    }
    return messages.show(
      'good',
      outcomes.length > 0
        ? fill(engineText.doneCount, { action: action.title, count: outcomes.length })
        : fill(engineText.doneAction, { action: action.title }),
    );
  };

  /** The file that belongs to what was done. */
  const fetchFile = async (key: string, rows: readonly RecordRow[]) => {
    const custom = model.page.actions.find(one => one.key === key);
    const fetched = custom && rows.length > 0 ? await model.actions.run({ key, title: custom.title, custom }, rows) : undefined;
    if (fetched) await report(fetched);
  };

  return async (action, rows, input) => {
    const opened = async (opening: Promise<Refusal | undefined>) => {
      const refusal = await opening;
      if (refusal) messages.show('bad', refusal.message);
    };
    if (action.standard === 'add') return opened(model.openForm());
    const [first] = rows;
    if (action.standard === 'update') return first && opened(model.openForm(first));
    if (action.custom?.effect === 'copy') return first && opened(model.forms.copy(first));
    if (action.custom?.effect === 'open') {
      const address = addressOf(action.custom.opens, rows);
      return address === undefined ? undefined : navigate(address);
    }
    const post = posted(action.custom);
    const fitting =
      action.custom?.on === 'none' && !post?.takesTicked
        ? []
        : fittingRows(action.custom ?? { when: action.standard && standardWhen(action.standard) }, rows, session.userId);
    const inBulk = runsInBulk(model.page, action, rows.length, model.list.selection.set !== undefined);
    const shows = (post?.openItems === true || post?.foresees !== undefined) && fitting.length > 0 && !inBulk;
    if ((post?.input || action.custom?.effect === 'print' || shows) && input === undefined)
      return model.actions.ask(action, fitting, rows.length - fitting.length);
    if (inBulk) return model.startBulk(action, input);
    const question = questionOf(action, fitting.length, rows.length - fitting.length, model.resource.label);
    if (question && input === undefined && !(await dialogs.confirm(question))) return undefined;
    const outcome = await model.actions.run(action, fitting, input);
    if (!outcome) return undefined;
    const next = outcome.refusal ? undefined : outcome.outcomes.find(one => one.next !== undefined)?.next;
    if (next !== undefined) return navigate(next);
    await report(outcome);
    const done = outcome.outcomes.filter(one => !one.refusal).map(({ id }) => id);
    if (post?.thenFile !== undefined && !outcome.refusal)
      await fetchFile(
        post.thenFile,
        fitting.filter(({ id }) => done.includes(id)),
      );
    if (post?.thenTab !== undefined && !outcome.refusal) model.views.leave(post.thenTab);
    if (action.standard === 'del') model.list.selection.drop(outcome.outcomes.filter(one => !one.refusal).map(one => one.id));
    if (model.resource.entity === 'downloadTask') await session.refreshDownloadCount();
    return undefined;
  };
}

/** What is asked before an action that every page may have. */
const standardQuestions: Readonly<Record<string, { readonly title: Text; readonly text: Text; readonly tone?: 'danger' }>> = {
  del: { title: engineText.confirmDel, text: engineText.confirmDelText, tone: 'danger' },
  enable: { title: engineText.confirmEnable, text: engineText.confirmEnableText },
  disable: { title: engineText.confirmDisable, text: engineText.confirmDisableText },
};

function questionOf(action: ToolbarAction, count: number, skipped: number, entity: { zh: string; en: string }) {
  const rest = skipped > 0 ? fill(engineText.skipped, { count: skipped }) : undefined;
  const withRest = (text: { zh: string; en: string }) => (rest ? { zh: `${text.zh}${rest.zh}`, en: `${text.en} ${rest.en}` } : text);
  const words = { count, entity: { zh: entity.zh, en: entity.en.toLowerCase() } };
  const standard = needsConfirmation(action.standard ?? '') ? standardQuestions[action.standard ?? ''] : undefined;
  if (standard) return { title: fill(standard.title, words), text: withRest(standard.text), confirm: action.title, tone: standard.tone };
  const { confirm } = posted(action.custom) ?? {};
  return confirm && { title: action.title, text: withRest(confirm), confirm: action.title, tone: action.tone };
}
