import { ok, type Result } from '@axle/kernel';
import type { Proposal, TargetOutcome } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../gateways/main-client.ts';
import type { NextTransition, PageActions } from './page-actions.ts';

/**
 * {@link PageActions} over the main API: `POST …/<action> {page, targets, input}`, files by GET with the id of the record, or the ids of
 * several.
 */
export const httpPageActions = (main: MainClient): PageActions => ({
  async post({ resource, page, action, targets, input, key }) {
    const reply = await main.post(actionPath(resource, action), { page, targets, input, key }, { quiet: true });
    return reply.ok ? ok(Array.isArray(reply.value) ? (reply.value as readonly TargetOutcome[]) : []) : reply;
  },
  known: (resource, page, id) =>
    main.get(recordPath(resource, 'known'), { page, id }, { quiet: true }) as Promise<Result<readonly string[], CallRefusal>>,
  next: (resource, page, id) =>
    main.get(recordPath(resource, 'transitions'), { page, id }, { quiet: true }) as Promise<Result<readonly NextTransition[], CallRefusal>>,
  proposals: (resource, page, action, ids) =>
    main.get(recordPath(resource, 'proposals'), { page, action, id: ids }, { quiet: true }) as Promise<
      Result<readonly Proposal[], CallRefusal>
    >,
  file: ({ resource, page, action, targets }) =>
    main.file(actionPath(resource, action), { page, id: targets.map(({ id }) => id) }, { quiet: true }),
  count: ({ resource, action, targets }) => main.get(actionPath(resource, action), { id: targets.map(({ id }) => id) }, { quiet: true }),
});
