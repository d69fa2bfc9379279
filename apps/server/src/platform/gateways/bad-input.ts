import { refuse, type Refusal } from '@axle/kernel';
import type { z } from 'zod';
import { callRefusals } from './call-refusals.ts';

/** The refusal of input that does not have the shape of its call; names the first place that is wrong. */
export function badInput(error: z.ZodError): { readonly ok: false; readonly refusal: Refusal } {
  const place = error.issues[0]?.path.map(String).join('.') ?? '';
  const { code, message } = callRefusals.malformed;
  if (place === '') return refuse({ code, message });
  return refuse({
    code,
    message: { zh: `${message.zh}：${place.slice(0, 80)}`, en: `${message.en}: ${place.slice(0, 80)}` },
    field: place.slice(0, 80),
  });
}
