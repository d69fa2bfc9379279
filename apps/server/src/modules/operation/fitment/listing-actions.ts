import { foldSpelling, type Refusal } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { compareListings } from './compare-listings.ts';
import { pushFitment } from './push-fitment.ts';
import { confirmFeeds, refuseFeed } from './settle-feed.ts';

const notFitted: Refusal = {
  code: 'NOT_FITTED',
  field: 'model',
  message: { zh: 'SKU没有适配此车型', en: 'The SKU has no fitment to this vehicle' },
};
const notExcluded: Refusal = {
  code: 'NOT_EXCLUDED',
  field: 'model',
  message: { zh: '此车型没有被排除', en: 'This vehicle is not excluded' },
};

/** First and last year of a vehicle that is excluded in all of them. */
const everyYear = [1900, 2999] as const;

const isNamed = (row: Readonly<Record<string, unknown>>, input: Readonly<Record<string, unknown>>): boolean =>
  (['make', 'model'] as const).every(key => foldSpelling(String(row[key])) === foldSpelling(String(input[key])));

/** Compares the ticked listings once more. */
const compare: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    await compareListings(
      transaction,
      records.map(({ id }) => id),
      parts.caller.now,
    );
    return new Map();
  });

/** Takes a vehicle off one listing, with a reason; the fitment of the part stays. */
const excludeVehicle: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { access, now } = parts.caller;
    const [yearFrom, yearTo] = [input['yearFrom'] ?? everyYear[0], input['yearTo'] ?? input['yearFrom'] ?? everyYear[1]];
    const changes = records.map(before => {
      const others = linesIn(before, 'exclusions').filter(
        line => !isNamed(line, input) || line['yearFrom'] !== yearFrom || line['yearTo'] !== yearTo,
      );
      const excluded = { ...input, yearFrom, yearTo, excludedBy: access.userId, excludedAt: now.toISOString() };
      return { before, after: { ...before, exclusions: [...others, excluded] } };
    });
    await updateRows(transaction, { ...parts, caller: { ...parts.caller, why: String(input['reason']) } }, changes, { action: 'update' });
    return new Map();
  });

/** Lets a listing show an excluded vehicle again. */
const allowVehicle: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const rest = (record: RecordRow) => linesIn(record, 'exclusions').filter(line => !isNamed(line, input));
    const found = records.filter(record => rest(record).length < linesIn(record, 'exclusions').length);
    const changes = found.map(before => ({ before, after: { ...before, exclusions: rest(before) } }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    return new Map(records.filter(record => !found.includes(record)).map(({ id }) => [id, notExcluded]));
  });

/** The fitments of a listing's parts to a vehicle must be verified again, for the reason given. */
const proposeFix: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const record of records) {
      const own = ownParts(transaction, { ...parts.caller, why: String(input['reason']) }, 'fitment');
      const codes = (record['skus'] ?? []) as readonly string[];
      const [from, to] = [Number(input['yearFrom'] ?? 0), Number(input['yearTo'] ?? input['yearFrom'] ?? 9999)];
      const rows = await lockRows(
        transaction,
        own,
        sql<boolean>`t.status = 1 and t.sku = any(array(select k.id from sku k where k.sku = any(${codes}::text[])))
          and lower(t.make) = ${foldSpelling(String(input['make']))} and lower(t.model) = ${foldSpelling(String(input['model']))}
          and t.year_from <= ${to} and t.year_to >= ${from}`,
      );
      if (rows.length === 0) refused.set(record.id, notFitted);
      const changes = rows.map(before => ({ before, after: { ...before, verifiedBy: undefined, verifiedAt: undefined } }));
      await updateRows(transaction, own, changes, { action: 'update' });
    }
    return refused;
  });

/** Effects of the actions on the fitment of listings. */
export const carModelActionHandlers: ActionHandlers = {
  'operationCarModel.compare': compare,
  'operationCarModel.push': pushFitment,
  'operationCarModel.excludeVehicle': excludeVehicle,
  'operationCarModel.allowVehicle': allowVehicle,
  'operationCarModel.proposeFix': proposeFix,
  'fitmentFeeds.confirm': confirmFeeds,
  'fitmentFeeds.refuse': refuseFeed,
};
