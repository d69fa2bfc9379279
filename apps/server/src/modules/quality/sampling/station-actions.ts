import { randomInt } from 'node:crypto';
import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { drawSample, redrawRefusals, type StationLot, stationRefusals, tabletRefusals, undoRefusals } from '@axle/quality';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { resolveCode } from '../../inventory/stock/resolve-code.ts';
import { filesIn, keepUnits, type RecordedLot } from './keep-units.ts';
import { type JudgingParts, samplingOf, withLot } from './one-inspection.ts';
import { recordedBefore } from './recorded-before.ts';
import { seeds } from './start-sampling.ts';

/** A lot at a tablet: how far it is, and what says that the tablet has it in hand from now on. */
interface LotAtTablet extends RecordedLot {
  readonly standing: StationLot;
  readonly tablet: string;
  /** Written with the sampling; nothing where the tablet has it already. */
  readonly taken: RecordValues;
}

/** Does something to a lot at a tablet, whatever became of it since its actor looked: the rules say what is stale. */
const atTablet =
  (act: (parts: JudgingParts, lot: LotAtTablet, input: RecordValues) => Promise<readonly Refusal[]>): ActionHandler =>
  (context: ActionContext) =>
    withLot(context, async (parts, lot) => {
      const tablet = String(context.input['tablet']);
      const state = String(lot['state']);
      if (lot['sampleSize'] === undefined) return tabletRefusals({ isSampling: false, recorded: 0, sampleSize: 0 }, tablet);
      const found = await samplingOf(parts, lot.id);
      const { sampling } = found;
      const holder = sampling['tablet'] as string | undefined;
      const standing = {
        isSampling: state === 'sampling',
        recorded: Number(sampling['inspectedUnits']),
        sampleSize: Number(sampling['sampleSize']),
        ...(holder === undefined ? {} : { holder }),
      };
      const { caller } = parts;
      const taken = holder === tablet ? {} : { tablet, tabletBy: caller.access.userId, tabletAt: caller.now.toISOString() };
      return act(parts, { ...found, lot, standing, tablet, taken }, context.input);
    });

const written = (parts: JudgingParts, { parts: own, sampling }: RecordedLot, after: RecordRow) =>
  updateRows(parts.database, own, [{ before: sampling, after }], { action: 'update' });

/** [Q40] Records the next units of a sample at a tablet. */
export const saveUnit: ActionHandler = atTablet(async (parts, lot, input) => {
  const [from, to] = [Number(input['fromUnit']), Number(input['toUnit'])];
  const refused = stationRefusals(lot.standing, { from, to, tablet: lot.tablet });
  if (refused.length > 0) return refused;
  const [defects, measures, photos] = [linesIn(input, 'defects'), linesIn(input, 'measures'), filesIn(input, 'photos')];
  return keepUnits(parts, lot, { upTo: to, defects, measures, photos, also: lot.taken });
});

/** [Q41] Takes the unit back that was recorded last; a lot that waited for its verdict is recorded again. */
export const undoUnit: ActionHandler = atTablet(async (parts, at, input) => {
  const { lot, sampling, standing, tablet, taken } = at;
  const isWhole = lot['state'] === 'judging';
  const unit = Number(input['unit']);
  const refused = undoRefusals({ ...standing, isSampling: standing.isSampling || isWhole }, { unit, tablet });
  if (refused.length > 0) return refused;
  await written(parts, at, { ...recordedBefore(sampling, unit), ...taken });
  if (isWhole)
    await updateRows(parts.database, parts, [{ before: lot, after: { ...lot, state: 'sampling' } }], {
      action: 'state',
      transition: 'unrecorded',
    });
  return [];
});

/** [Q40] The lot is recorded at this tablet from now on. */
export const takeOver: ActionHandler = atTablet(async (parts, at) => {
  const { lot, sampling, standing, tablet, taken } = at;
  const refused = tabletRefusals({ ...standing, isSampling: standing.isSampling || lot['state'] === 'judging', holder: undefined }, tablet);
  if (refused.length > 0 || standing.holder === tablet) return refused;
  await written(parts, at, { ...sampling, ...taken });
  return [];
});

/** [Q41] Draws the units of a sample again, by another seed. */
export const redraw: ActionHandler = atTablet(async (parts, at) => {
  const { sampling, standing, tablet, taken } = at;
  const refused = redrawRefusals(standing, tablet);
  if (refused.length > 0) return refused;
  const of = (key: string) => Number(sampling[key]);
  const seed = randomInt(seeds);
  const { drawn } = drawSample({
    lotSize: of('lotSize'),
    cartons: of('cartons'),
    cartonQty: of('cartonQty'),
    size: of('sampleSize'),
    seed,
  });
  await written(parts, at, { ...sampling, ...taken, seed, drawn } as unknown as RecordRow);
  return [];
});

/** Counts a label that was scanned: right where it is that of the SKU, of a piece or a carton of it. */
export const scanLabel: ActionHandler = atTablet(async (parts, at, input) => {
  const { lot, sampling, standing, tablet, taken } = at;
  const refused = tabletRefusals({ ...standing, isSampling: standing.isSampling || lot['state'] === 'judging' }, tablet);
  if (refused.length > 0) return refused;
  const lastLabel = String(input['code']);
  const found = await resolveCode(parts.database, lastLabel);
  const key = found.ok && found.value.some(({ sku }) => sku === sampling['sku']) ? 'labelsOk' : 'labelsFailed';
  await written(parts, at, { ...sampling, ...taken, lastLabel, [key]: Number(sampling[key]) + 1 });
  return [];
});
