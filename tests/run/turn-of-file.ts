import { relative, sep } from 'node:path';
import { afterAll, beforeEach, TestRunner } from 'vitest';
import { root } from '../support/tree.ts';
import { takeTurn } from './take-turn.ts';

/** Before each test file it waits for its turn, and gives it back behind it. */
const { file } = TestRunner.getCurrentSuite();
const turn = await takeTurn(
  relative(root, file?.filepath ?? 'unknown')
    .split(sep)
    .join('/'),
);
beforeEach(({ task }) => turn.at(task.name));
afterAll(() => turn.giveBack());
