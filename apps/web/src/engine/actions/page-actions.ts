import type { Result } from '@axle/kernel';
import type { RecordValues, Resource, Target, TargetOutcome } from '@axle/page-kit';
import type { CallRefusal, FileReply } from '../../gateways/main-client.ts';

/** What a custom action is run with. */
export interface ActionCall {
  readonly resource: Resource;
  readonly page: string;
  readonly action: string;
  readonly targets: readonly Target[];
  readonly input: RecordValues;
}

/** Runs the actions that pages name beyond the standard ones. */
export abstract class PageActions {
  /** What became of each record; empty where the action speaks of none. */
  abstract post(call: ActionCall): Promise<Result<readonly TargetOutcome[], CallRefusal>>;
  abstract file(call: ActionCall): Promise<Result<FileReply, CallRefusal>>;
}
