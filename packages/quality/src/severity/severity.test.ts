import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tighterAcceptance } from '../sampling/tighter-acceptance.ts';
import { switchEvents } from '../testing.ts';
import { approveReduced, canReduce, replaySwitching, resume, type SwitchEvent, toNormal } from './approvals.ts';
import { nextSeverity } from './next-severity.ts';
import { freshState, initialSwitchState, type JudgedLot, type SwitchState } from './switch-state.ts';

const lot = (found: number, accept = 5): JudgedLot => ({
  round: 1,
  isAccepted: found <= accept,
  accept,
  found,
  tighterAccept: tighterAcceptance('J', '2.5'),
});
const run = (text: string, from: SwitchState = initialSwitchState) =>
  [...text].reduce((state, letter) => nextSeverity(state, lot(letter === 'A' ? 0 : 6)), from);

describe('normal inspection', () => {
  it('[Q6] A R A A R is tightened after lot 5; R A A A A R stays normal, with one rejected in the last five', () => {
    expect(run('ARAA').severity).toBe('normal');
    expect(run('ARAAR')).toEqual(freshState('tightened'));
    expect(run('RAAAAR').severity).toBe('normal');
    expect(run('RR').severity).toBe('tightened');
  });

  it('[Q6] at 2.5 and letter J 3, 2 and 1 found score 9; 4 are accepted, and the score begins again', () => {
    const scored = [3, 2, 1].reduce((state, found) => nextSeverity(state, lot(found)), initialSwitchState);
    expect(scored.score).toBe(9);
    expect(nextSeverity(scored, lot(4))).toMatchObject({ score: 0, severity: 'normal', lastLots: [true, true, true, true] });
  });

  it('[Q6] ten lots with 3 or fewer score 30: reduced inspection is offered, and begins with the approval', () => {
    const state = Array.from({ length: 10 }, () => lot(3)).reduce(nextSeverity, initialSwitchState);
    expect(state).toMatchObject({ score: 30, severity: 'normal' });
    expect(canReduce(state)).toBe(true);
    expect(approveReduced(state)).toEqual({ ok: true, value: freshState('reduced') });
    expect(approveReduced({ ...state, score: 29 })).toMatchObject({ refusal: { code: 'SCORE_LOW' } });
  });

  it('[Q6] plans that accept one at most score 2 for each accepted lot', () => {
    const state = [0, 1, 1].reduce((before, found) => nextSeverity(before, lot(found, 1)), initialSwitchState);
    expect([state.score, nextSeverity(state, lot(2, 1)).score]).toEqual([6, 0]);
  });

  it('[Q6] re-inspected lots change nothing', () => {
    const state = run('R');
    expect(nextSeverity(state, { ...lot(9), round: 2 })).toBe(state);
  });
});

describe('other severities', () => {
  it('[Q6] tightened goes back to normal with five accepted in a row', () => {
    expect(run('AAAARAAAA', freshState('tightened')).severity).toBe('tightened');
    expect(run('AAAAA', freshState('tightened'))).toEqual(freshState('normal'));
  });

  it('[Q6] tightened is discontinued by the fifth rejected lot, and resumed by approval alone', () => {
    const state = run('RARARARAR', freshState('tightened'));
    expect(state).toEqual(freshState('discontinued'));
    expect(run('AAAAAAAA', state)).toBe(state);
    expect(resume(state)).toEqual({ ok: true, value: freshState('tightened') });
    expect(resume(freshState('normal'))).toMatchObject({ refusal: { code: 'NOT_DISCONTINUED' } });
  });

  it('[Q6] reduced ends with the first rejected lot or by decision', () => {
    expect(run('AAAAAAAAA', freshState('reduced')).severity).toBe('reduced');
    expect(run('AR', freshState('reduced'))).toEqual(freshState('normal'));
    expect(toNormal(freshState('reduced'))).toEqual({ ok: true, value: freshState('normal') });
    expect(toNormal(freshState('tightened'))).toMatchObject({ refusal: { code: 'NOT_REDUCED' } });
  });
});

/** The rules a second time, as a look back over all that happened since the last change. */
class Switching {
  severity: SwitchState['severity'] = 'normal';
  since: JudgedLot[] = [];

  change(severity: SwitchState['severity']): void {
    this.severity = severity;
    this.since = [];
  }

  /** Adds up backwards, to the first lot that begins the score again. */
  score(): number {
    const reversed = this.since.toReversed();
    const scores = reversed.map(one => (one.accept < 2 ? one.isAccepted : one.found < one.accept && one.isAccepted));
    const stop = scores.includes(false) ? scores.indexOf(false) : scores.length;
    return this.severity === 'normal' ? reversed.slice(0, stop).reduce((total, one) => total + (one.accept < 2 ? 2 : 3), 0) : 0;
  }

  verdicts(): readonly boolean[] {
    return this.since.map(({ isAccepted }) => isAccepted);
  }

  judge(one: JudgedLot): void {
    this.since.push(one);
    const verdicts = this.verdicts();
    const rejectedOf = (of: readonly boolean[]) => of.filter(isAccepted => !isAccepted).length;
    if (this.severity === 'normal' && rejectedOf(verdicts.slice(-5)) === 2) this.change('tightened');
    else if (this.severity === 'reduced' && !one.isAccepted) this.change('normal');
    else if (this.severity === 'tightened' && rejectedOf(verdicts) === 5) this.change('discontinued');
    else if (this.severity === 'tightened' && verdicts.length >= 5 && rejectedOf(verdicts.slice(-5)) === 0) this.change('normal');
  }
}

interface Kept {
  state: SwitchState;
  readonly events: SwitchEvent[];
}

/** An event as a command: it happens to both, and leaves them in the same state. */
class Happens implements fc.Command<Switching, Kept> {
  private readonly event: SwitchEvent;

  constructor(event: SwitchEvent) {
    this.event = event;
  }

  check(): boolean {
    return true;
  }

  run(model: Switching, real: Kept): void {
    const before = model.severity;
    if ('lot' in this.event) {
      if (this.event.lot.round === 1 && model.severity !== 'discontinued') model.judge(this.event.lot);
    } else if (this.event.approval === 'resume' && model.severity === 'discontinued') model.change('tightened');
    else if (this.event.approval === 'toNormal' && model.severity === 'reduced') model.change('normal');
    else if (this.event.approval === 'approveReduced' && model.severity === 'normal' && model.score() >= 30) model.change('reduced');
    real.events.push(this.event);
    real.state = replaySwitching([this.event], real.state);
    if ([before, model.severity].toSorted().join() === 'reduced,tightened') throw new Error('went between reduced and tightened');
    const { severity, score, lastLots } = real.state;
    const modelled = { severity: model.severity, score: model.score(), lastLots: model.verdicts().slice(-5) };
    if (!isDeepStrictEqual({ severity, score, lastLots }, modelled)) throw new Error(`is ${JSON.stringify(real.state)}`);
    if (!isDeepStrictEqual(replaySwitching(real.events), real.state)) throw new Error('is not the same replayed');
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

describe('switching of severity', () => {
  it('[Q6] follows the rules looked back over, never goes between reduced and tightened, and is the same replayed', () => {
    const commands = fc.commands([switchEvents().map(event => new Happens(event))], { size: 'large', maxCommands: 60 });
    fc.assert(
      fc.property(commands, all =>
        fc.modelRun(() => ({ model: new Switching(), real: { state: initialSwitchState, events: [] as SwitchEvent[] } }), all),
      ),
      { numRuns: 200 },
    );
  });

  it('[Q6] reaches every severity', () => {
    const accepted = Array.from({ length: 10 }, (): SwitchEvent => ({ lot: lot(0) }));
    const rejected = Array.from({ length: 7 }, (): SwitchEvent => ({ lot: lot(9) }));
    expect(replaySwitching([...accepted, { approval: 'approveReduced' }]).severity).toBe('reduced');
    expect(replaySwitching(rejected).severity).toBe('discontinued');
    expect(replaySwitching([...rejected, { approval: 'resume' }]).severity).toBe('tightened');
  });
});
