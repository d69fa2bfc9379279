import { ok } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import type { MainClient } from '../../gateways/main-client.ts';
import type { PageActions } from './page-actions.ts';

/** {@link PageActions} over the main API: `POST …/<action> {page, targets, input}`, files by GET with the record's id. */
export const httpPageActions = (main: MainClient): PageActions => ({
  async post({ resource, page, action, targets, input }) {
    const reply = await main.post(actionPath(resource, action), { page, targets, input }, { quiet: true });
    return reply.ok ? ok(Array.isArray(reply.value) ? (reply.value as readonly TargetOutcome[]) : []) : reply;
  },
  file: ({ resource, page, action, targets }) => main.file(actionPath(resource, action), { page, id: targets[0]?.id }, { quiet: true }),
});
