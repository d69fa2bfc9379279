import type { Refusal, Result, Text } from '@axle/kernel';
import type { Proposal, RecordValues, Resource, Target, TargetOutcome } from '@axle/page-kit';
import type { CallRefusal, FileReply } from '../../gateways/main-client.ts';

/** What a custom action is run with. */
export interface ActionCall {
  readonly resource: Resource;
  readonly page: string;
  readonly action: string;
  readonly targets: readonly Target[];
  readonly input: RecordValues;
  /** Calls with the same key do it once, and are answered alike. */
  readonly key: string;
}

/** A transition that leads on from the state of a record. */
export interface NextTransition {
  readonly key: string;
  /** Roles that may do it. */
  readonly roles: readonly Text[];
  /** What stands against it for the user now; none where it can be done. */
  readonly refusals: readonly Refusal[];
}

/** Runs the actions that pages name beyond the standard ones. */
export abstract class PageActions {
  /** The outcome of each record; empty where the action concerns no single record. */
  abstract post(call: ActionCall): Promise<Result<readonly TargetOutcome[], CallRefusal>>;
  /** By what the form of a page is remarked upon; of these records, where it names some. */
  abstract known(resource: Resource, page: string, ids?: readonly number[]): Promise<Result<readonly string[], CallRefusal>>;
  /** Where a record with states can go from its own, and what stands against it. */
  abstract next(resource: Resource, page: string, id: number): Promise<Result<readonly NextTransition[], CallRefusal>>;
  /**
   * What might be filled into the input of an action for a record, likeliest first; or what stands open of records, of several each with
   * its id.
   */
  abstract proposals(
    resource: Resource,
    page: string,
    action: string,
    ids: readonly number[],
  ): Promise<Result<readonly Proposal[], CallRefusal>>;
  abstract file(call: ActionCall): Promise<Result<FileReply, CallRefusal>>;
  /** Reports that the file of an action has come, for those that are counted. */
  abstract count(call: ActionCall): Promise<Result<unknown, CallRefusal>>;
}
