import type { FieldBlocks, Recheck } from '@axle/wire';

type Json = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);
const isTexts = (json: unknown): boolean => Array.isArray(json) && json.every(each => typeof each === 'string');

/** The field blocks in an answer or a cache; undefined where they are none, so that nobody sees what is blocked. */
export const readBlocks = (json: unknown): FieldBlocks | undefined =>
  isObject(json) && isTexts(json['read']) && isTexts(json['write']) ? (json as unknown as FieldBlocks) : undefined;

/** The dictionaries in an answer or a cache; undefined where they are none. */
export const readDictionaries = (json: unknown): Json | undefined => (isObject(json) ? json : undefined);

/** What the office system said of the user; undefined where it says nothing of one. */
export function readRecheck(json: unknown): Recheck | undefined {
  if (!isObject(json) || !isObject(json['user']) || !Array.isArray(json['permission_list'])) return undefined;
  return typeof json['user']['id'] === 'number' ? (json as unknown as Recheck) : undefined;
}
