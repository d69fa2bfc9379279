import type { OrderStatus } from '../order/order-status.ts';
import { followPlatform } from './follow-platform.ts';
import { type IntakeCode, intakeCodes, type IntakeKnowledge, judgeOrder } from './judge-order.ts';
import { mapPlatformStatus } from './map-platform-status.ts';
import type { OrderPlatform, PlatformOrder } from './platform-order.ts';

/** The status that an order has or takes; a code where it is abnormal. */
export interface TakenStatus {
  readonly status: OrderStatus;
  readonly abnormalCode?: string;
}

/** What is known of an order before its payload: its status, and whether it was sent. */
export interface StatusBefore extends TakenStatus {
  readonly sent: boolean;
  /** Other orders are merged into it. */
  readonly leads?: boolean;
}

const judged: readonly OrderStatus[] = ['pendingReview', 'pendingAllocate', 'outOfStock', 'abnormal'];

/**
 * [S1c] The status that an order takes by all that its platform said: where the hint leads it, and abnormal where something is wrong with
 * it. It is judged when it becomes ready for review, when what it consists of changed, and while it is abnormal by a code of intake, which
 * is taken back once it is right; what a person has fixed is not judged again without cause.
 */
export function takeStatus(
  platform: OrderPlatform,
  said: PlatformOrder,
  before: StatusBefore | undefined,
  {
    isNewStatus,
    isChanged,
    knowledge,
  }: { readonly isNewStatus: boolean; readonly isChanged: boolean; readonly knowledge: IntakeKnowledge },
): TakenStatus & { readonly request?: 'cancel' | 'status' } {
  const hint = mapPlatformStatus(platform, said.status, said.payment);
  const state = {
    fulfilment: said.fulfilment,
    sent: before?.sent ?? false,
    leads: before?.leads ?? false,
    ...(before ? { status: before.status } : {}),
  };
  const { to, request } = isNewStatus ? followPlatform(hint, state) : {};
  const asked = request ? { request } : {};
  const status = to ?? before?.status ?? 'pendingReview';
  if (to === 'abnormal') return { status, abnormalCode: 'PLATFORM_STATUS' };
  const code = status === 'abnormal' ? before?.abnormalCode : undefined;
  const stays = { status, ...(code === undefined ? {} : { abnormalCode: code }), ...asked };
  if (said.fulfilment === 'platform' || !judged.includes(status)) return stays;
  const isOfIntake = code === 'PLATFORM_STATUS' ? hint === 'toShip' && isNewStatus : intakeCodes.includes(code as IntakeCode);
  const isDue = status === 'abnormal' ? isOfIntake : isChanged || status !== before?.status;
  if (!isDue) return stays;
  const found = judgeOrder(said, knowledge);
  if (found) return { status: 'abnormal', abnormalCode: found, ...asked };
  return { status: status === 'abnormal' ? 'pendingReview' : status, ...asked };
}
