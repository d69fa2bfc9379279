import { ok, refuse } from '@axle/kernel';
import { notFound, permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { judgementSheet } from './judgement-sheet.ts';
import { lotsToJudge } from './lots-to-judge.ts';

const permission = permissionCode('qualityTesting', 'sampleJudgementDetail', 'list');

/** What the judgement station reads: the lots that can be judged, and the one that is open. */
export const stationCalls = ({ database }: ModuleCallParts): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.lotsToJudge,
    permission,
    input: z.object({ code: z.string().trim().max(60).default('') }),
    handle: async (caller, { code }) => ok(await lotsToJudge(database, caller, { code })),
  }),
  mainCall({
    method: 'GET',
    path: mainPaths.lotAtStation,
    permission,
    input: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    async handle(caller, { id }) {
      const sheet = await judgementSheet(database, caller, id);
      return sheet ? ok(sheet) : refuse(notFound);
    },
  }),
];
