import { type Decimal, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { channelRefuses, fbmRate, type Parcel } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { ToolContext, ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { chosenChannel } from './chosen-channel.ts';
import { freightTableOn, type StoredFreightTable } from './freight-tables.ts';

const dayOf = ({ parts, input }: ToolContext): LocalDate => (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);

const headOf = ({ tableNo, currency }: StoredFreightTable): RecordValues => ({ tableNo, currency });

/** Shows some lines of a rate card in force. */
const shows =
  (key: 'zones' | 'surcharges' | 'fuel'): ToolHandler =>
  async context => {
    const table = await freightTableOn(context.parts.database, Number(context.input['table']), dayOf(context));
    return table.ok ? ok({ ...headOf(table.value), [key]: table.value[key] }) : table;
  };

const neither: Refusal = {
  code: 'REQUIRED',
  field: 'table',
  message: { zh: '请选择物流渠道或运费表', en: 'Choose a channel or a rate card' },
};

/** What a parcel costs by a rate card, or by that of a channel within its limits, line by line. */
const tryIt: ToolHandler = async context => {
  const { parts, input } = context;
  const channel = input['channel'] === undefined ? undefined : await chosenChannel(parts, Number(input['channel']));
  if (channel && !channel.ok) return channel;
  const id = channel?.value.freight ?? input['table'];
  if (id === undefined) return refuse(neither);
  const sides = [input['length'], input['width'], input['height']] as unknown as Parcel['sides'];
  const kg = input['weight'] as Decimal;
  const beyond = channel && channelRefuses(channel.value, sides, kg);
  if (beyond) return refuse(beyond);
  const day = dayOf(context);
  const table = await freightTableOn(parts.database, Number(id), day);
  if (!table.ok) return table;
  const quote = fbmRate(table.value, {
    from: String(input['from']),
    to: String(input['to']),
    sides,
    kg,
    residential: input['residential'] === true,
    day,
  });
  if (!quote.ok) return quote;
  const { total, zone, billable, actual, dimensional, lines } = quote.value;
  return ok({ ...headOf(table.value), total, zone, billable, actual, dimensional, unit: table.value.weightUnit, lines });
};

/** The tools over rate cards. */
export const fbmTools: ToolHandlers = {
  'fbmFreight.zones': shows('zones'),
  'fbmFreight.surcharges': shows('surcharges'),
  'fbmFreight.fuel': shows('fuel'),
  'fbmFreight.tryIt': tryIt,
};
