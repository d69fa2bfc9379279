import type { Page } from '@playwright/test';
import { type CutLine, cutLine } from '../support/cut-line.ts';
import { patience } from '../support/patience.ts';
import { removeFolder, startServer } from '../support/running-server.ts';
import { inTurn } from './in-turn.ts';
import { copyOfSeed } from './own-server.ts';
import { dialog } from './person.ts';

/** A server of its own behind a line that outlives it: the journeys beside it go on undisturbed. */
export interface Stage {
  readonly line: CutLine;
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

/** A journey whose server can be killed; its browser may write to its console of calls that found nobody. */
export const onStage = inTurn.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use) => {
      const folder = await copyOfSeed();
      let server = await startServer(folder);
      const line = await cutLine(server.origin);
      await use({
        line,
        kill: () => server.kill(),
        startAgain: async () => {
          server = await startServer(folder);
          line.leadTo(server.origin);
        },
      });
      await line.close();
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: patience.test },
  ],
  baseURL: ({ stage }, use) => use(stage.line.origin),
});

/** Saves the form that is open. */
export const save = (page: Page): Promise<void> => dialog(page).getByRole('button', { name: '保存', exact: true }).click();

/** What a form says when nobody knows whether it was saved. */
export const unanswered = /未收到服务器的响应，不确定是否已保存。填写的内容已保留/;
