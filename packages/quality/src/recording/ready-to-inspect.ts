import { fill, type Refusal, text } from '@axle/kernel';

/** The least share of a lot that is packed when it is inspected, in percent. */
export const packedShare = 80;

const notReady = text(
  '成品需100%完成且装箱≥{share}%：须完成{lot}件，装箱{packed}件',
  '100% finished and at least {share}% packed: {lot} {lot|piece|pieces} finished, {packed} packed',
);

/** [Q19] What stands against inspecting a lot at the supplier: it is not finished, or less than 80 % of it is packed (`NOT_READY`). */
export function readyRefusals(
  lotSize: number,
  { finished, packed }: { readonly finished: number; readonly packed: number },
): readonly Refusal[] {
  const least = Math.ceil((lotSize * packedShare) / 100);
  return finished < lotSize || packed < least
    ? [{ code: 'NOT_READY', field: 'lotSize', message: fill(notReady, { share: packedShare, lot: lotSize, packed: least }) }]
    : [];
}
