import { fill, ok, type Refusal, refuse, type Result, type Text, text } from '@axle/kernel';
import { nearestPlaces, type Place } from '@axle/logistics';
import { standardCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ToolContext, ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

const noPlace: Refusal = {
  code: 'REQUIRED',
  field: 'warehouse',
  message: { zh: '请选择仓库，或填写纬度与经度', en: 'Choose a warehouse, or enter latitude and longitude' },
};
const noCoordinates: Refusal = {
  code: 'NO_COORDINATES',
  field: 'warehouse',
  message: { zh: '该仓库没有坐标', en: 'The warehouse has no coordinates' },
};

/** The place to start from: a warehouse that the user may see, or coordinates. */
async function placeAsked({ parts, input }: ToolContext): Promise<Result<Place & { readonly label: Text }>> {
  const { database, caller } = parts;
  if (input['warehouse'] === undefined) {
    const [lat, lon] = [input['lat'], input['lon']];
    if (lat === undefined || lon === undefined) return refuse(noPlace);
    return ok({
      lat: Number(lat),
      lon: Number(lon),
      label: fill({ zh: '{lat}, {lon}', en: '{lat}, {lon}' }, { lat: String(lat), lon: String(lon) }),
    });
  }
  const entry = parts.caller.registry.page('warehouse');
  const { resource } = entry?.page ?? {};
  const sees = (field: string) => fieldAccess(caller.access, 'warehouse', field).read;
  if (!entry || !resource || !can(caller.access, standardCode(entry.section.key, entry.page, 'list')) || !sees('lat') || !sees('lon'))
    return refuse(callRefusals.forbidden);
  const { rows } = await sql<{ code: string; zh: string; en: string; lat: string | null; lon: string | null }>`
    select t.code, t.name_zh as zh, t.name_en as en, t.lat, t.lon from warehouse t
    where t.id = ${Number(input['warehouse'])} and ${seenRows({ ...parts, resource })}`.execute(database);
  const [found] = rows;
  if (!found) return refuse(callRefusals.forbidden);
  if (found.lat === null || found.lon === null) return refuse(noCoordinates);
  const label = { zh: `${found.code} ${found.zh}`, en: `${found.code} ${found.en}` };
  return ok({ lat: Number(found.lat), lon: Number(found.lon), label });
}

/** [L26] The harbours in use next to a warehouse or to coordinates. */
const nearest: ToolHandler = async context => {
  const from = await placeAsked(context);
  if (!from.ok) return from;
  const { parts, input } = context;
  const kind = (input['kind'] as string | undefined) ?? null;
  const { rows } = await sql<{ unlocode: string; zh: string; en: string; kind: string; lat: string; lon: string }>`
    select t.unlocode, t.name_zh as zh, t.name_en as en, t.kind, t.lat, t.lon from harbour t
    where ${seenRows(parts)} and t.status = 1 and (${kind}::text is null or t.kind = ${kind}::text) order by t.unlocode`.execute(
    parts.database,
  );
  const places = rows.map(({ lat, lon, ...row }) => ({ ...row, lat: Number(lat), lon: Number(lon) }));
  return ok({
    place: from.value.label,
    lines: nearestPlaces(from.value, places, Number(input['most'])).map(({ unlocode, zh, en, kind: of, km }) => ({
      unlocode,
      name: text(zh, en),
      kind: of,
      km: km.toFixed(1),
    })),
  });
};

/** The tools over harbours that need records. */
export const harbourTools: ToolHandlers = { 'harbour.nearest': nearest };
