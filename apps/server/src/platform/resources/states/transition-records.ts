import { ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import {
  optionOf,
  type RecordRow,
  type RecordValues,
  type Resource,
  type TargetOutcome,
  transit,
  type Transition,
  transitionNamed,
} from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ActionHandler } from '../calls/action-handler.ts';
import { readableRefusals } from '../check-writing.ts';
import { type RecordParts, todayOf } from '../record-parts.ts';
import { refusalOfWriting } from '../refused-by-database.ts';
import { eachTarget } from '../write-batch.ts';
import { transitionRequests } from './transition-requests.ts';
import { inSavepoint } from '../writes/savepoint.ts';
import { updateRows } from '../writes/update-rows.ts';

/** A record on its way into another state. */
export interface Transit<Row extends object = RecordRow> {
  /** The records as the actor sees them; everything is part of one transaction. */
  readonly parts: RecordParts & { readonly database: Transaction<Tables> };
  /** As it stands, locked. */
  readonly before: Row;
  /** As the transition leaves it. */
  readonly after: RecordValues;
  /** The dialog's input, checked by its fields. */
  readonly input: RecordValues;
}

/**
 * What else a transition does, in the transaction of the change: answers the record as it shall be kept. What it refuses never happened.
 */
export type TransitionEffect<Row extends object = RecordRow> = (transit: Transit<Row>) => Promise<Result<RecordValues, readonly Refusal[]>>;

/**
 * The handler of a transition by its key, with its effect; one without changes the state alone. Each record is led by itself; input named
 * like a field of the record is kept in it.
 */
export const transitionHandler =
  <Row extends object = RecordRow>(key: string, effect?: TransitionEffect<Row>): ActionHandler =>
  async ({ parts, targets, input }) => {
    const transition = transitionNamed(parts.resource, key);
    if (!transition) throw new Error(`${parts.resource.entity} has no transition ${key}`);
    const became = new Map<number, Text>();
    const done = await eachTarget(parts, targets, async (transaction, records) => {
      const refused = new Map<number, Refusal>();
      for (const before of records) {
        const transit = { parts: { ...parts, database: transaction }, before, input };
        const led = await lead(transit, transition, effect as TransitionEffect | undefined);
        if (!led.ok) refused.set(before.id, led.refusal);
        else if (led.value) became.set(before.id, led.value);
      }
      return refused;
    });
    return done.ok ? ok(done.value.map(outcome => withState(outcome, became.get(outcome.id)))) : done;
  };

const withState = (outcome: TargetOutcome, became: Text | undefined): TargetOutcome => (became ? { ...outcome, became } : outcome);

/** The name of the state in which a record ended, where that is not the one that its transition leads to. */
function otherState({ states, fields }: Resource, { to }: Transition, after: RecordValues): Text | undefined {
  const state = states && after[states.field];
  const field = states && fields[states.field];
  return state === to || field?.kind !== 'enum' ? undefined : optionOf(field.options, state)?.label;
}

async function lead(
  { parts, before, input }: Omit<Transit, 'after'>,
  transition: Transition,
  effect: TransitionEffect | undefined,
): Promise<Result<Text | undefined>> {
  const { resource, caller, database } = parts;
  const moved = transit(resource, before, transition, { today: todayOf(caller) });
  if (!moved.ok) return refuse(readableRefusals(parts, moved.refusal)[0]!);
  const after = { ...moved.value, ...ownInput(resource, input) };
  try {
    return await inSavepoint(database, async () => {
      const result = effect ? await effect({ parts, before, after, input }) : ({ ok: true, value: after } as const);
      if (!result.ok) throw new RefusedTransit(readableRefusals(parts, result.refusal)[0]!);
      if (transition.approval) {
        const ask = caller.registry.part(transitionRequests, 'approval');
        if (!ask) throw new Error(`${resource.entity} has transitions under approval, and nobody is asked for them`);
        const waits = await ask(database, parts, before, result.value, textOf(input['reason']));
        if (waits) throw new RefusedTransit(waits);
        return ok(undefined);
      }
      await updateRows(database, parts, [{ before, after: result.value }], { action: 'state', transition: transition.key });
      return ok(otherState(resource, transition, result.value));
    });
  } catch (error) {
    if (error instanceof RefusedTransit) return refuse(error.refusal);
    const refusal = refusalOfWriting(caller.registry, resource, error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const ownInput = (resource: Resource, input: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(input).filter(([key]) => resource.fields[key]));

/** Ends a savepoint whose work was refused: what it wrote never was. */
class RefusedTransit extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message.en);
    this.refusal = refusal;
  }
}
