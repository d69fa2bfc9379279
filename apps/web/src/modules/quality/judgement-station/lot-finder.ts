import { fill, type Result } from '@axle/kernel';
import type { LotToJudge } from '@axle/wire';
import { Latest } from '../../../engine/answers/latest.ts';
import { WaitingRows } from '../../../engine/station/waiting-rows.ts';
import type { CallRefusal } from '../../../gateways/main-client.ts';
import type { JudgementDesk } from './judgement-desk.ts';
import type { Said } from './judgement-parts.ts';
import { judgementText as text } from './judgement-text.ts';

/** The lots that wait to be judged, and how one of them is found by what was scanned. */
export class LotFinder {
  readonly waiting: WaitingRows<LotToJudge>;
  /** The code by which they are narrowed, where it may mean several. */
  private asked = '';
  private readonly desk: JudgementDesk;
  private readonly latest = new Latest();

  constructor(desk: JudgementDesk) {
    this.desk = desk;
    this.waiting = new WaitingRows(() => desk.toJudge(this.asked));
  }

  /** The one lot that a code means, or what is to be said of it; nothing where another was scanned meanwhile. */
  async find(code: string): Promise<number | Said | undefined> {
    let found: Result<readonly LotToJudge[], CallRefusal> | undefined;
    await this.latest.ask(
      () => this.desk.toJudge(code),
      reply => (found = reply),
    );
    if (!found) return undefined;
    if (!found.ok) return { words: found.refusal.message, good: false };
    const [only, ...others] = found.value;
    this.asked = others.length > 0 ? code : '';
    if (!only) return { words: fill(text.unknown, { code }), good: false };
    if (others.length === 0) return only.id;
    await this.waiting.read();
    return { words: fill(text.several, { count: found.value.length }), good: true };
  }

  /** What was asked is nobody's any more; all that waits is listed again. */
  giveUp(): void {
    this.latest.giveUp();
    this.asked = '';
  }
}
