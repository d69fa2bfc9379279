import type { Refusal, Result } from '@axle/kernel';

/** An answer whose refusals are listed: those of single fields where there are any, else the one of the whole. */
export async function listedRefusals<Value>(
  reply: Promise<Result<unknown, Refusal & { readonly fields?: readonly Refusal[] }>>,
): Promise<Result<Value, readonly Refusal[]>> {
  const answer = await reply;
  if (answer.ok) return { ok: true, value: answer.value as Value };
  return { ok: false, refusal: answer.refusal.fields?.length ? answer.refusal.fields : [answer.refusal] };
}
