import type { Result } from '@axle/kernel';
import { type JudgementSheet, type LotToJudge, mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** What the judgement station reads. */
export interface JudgementDesk {
  /** Lots that can be judged: all, or those that a code may mean. */
  toJudge(code: string): Promise<Result<readonly LotToJudge[], CallRefusal>>;
  open(id: number): Promise<Result<JudgementSheet, CallRefusal>>;
}

/** {@link JudgementDesk} over the main API. */
export const judgementDesk = (main: MainClient): JudgementDesk => ({
  toJudge: code => main.get(mainPaths.lotsToJudge, { code }, { quiet: true }) as Promise<Result<readonly LotToJudge[], CallRefusal>>,
  open: id => main.get(mainPaths.lotAtStation, { id }, { quiet: true }) as Promise<Result<JudgementSheet, CallRefusal>>,
});
