import { inLanguage, ok, refuse } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import { z } from 'zod';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import { wholeReferred } from './find-referred.ts';
import type { LookupCallParts } from './lookup-calls.ts';
import { mayLookUp } from './may-look-up.ts';

/** What a list of records to choose from answers: for its actor, of which records. */
export type NamedAnswer<Input> = (
  caller: Caller,
  target: KnownResource,
  records: readonly ReferredRecord[],
  input: Input,
) => Promise<unknown>;

/** A record as these lists return it. */
export const named = ({ language }: Caller, { id, code, name, parent }: ReferredRecord) => ({
  id,
  code,
  name: inLanguage(name, language),
  ...(parent === undefined ? {} : { parent }),
});

/** A call that answers all records of an entity that are in use and within the actor's scope, whom it lets look them up. */
export const namedList = <Input = object>(
  { database, registry }: LookupCallParts,
  path: string,
  entity: string,
  answer: NamedAnswer<Input>,
  input: z.ZodType<Input> = z.object({}) as unknown as z.ZodType<Input>,
): MainCall =>
  mainCall({
    method: 'GET',
    path,
    input,
    async handle(caller, given) {
      const target = registry.referred(entity);
      if (!target?.knownBy || !mayLookUp(registry, caller.access, entity)) return refuse(callRefusals.forbidden);
      const known = target as KnownResource;
      return ok(await answer(caller, known, await wholeReferred({ database, target: known, caller }), given));
    },
  });
