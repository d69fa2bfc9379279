import { fill, type Refusal, textPattern } from '@axle/kernel';
import { bareNumber } from './bare-number.ts';

/** What the rules of a courier go by. */
interface CourierValues {
  readonly trackingUrl?: string;
  readonly numberRegex?: string;
  readonly samples?: readonly string[];
}

/** Stands for the number in a tracking URL. */
export const numberGap = '{no}';

const trackingUrl: Refusal = {
  code: 'NO_GAP',
  field: 'trackingUrl',
  message: { zh: '追踪网址须含{no}', en: 'Tracking URL must contain {no}' },
};
const notUrl: Refusal = {
  code: 'BAD_URL',
  field: 'trackingUrl',
  message: { zh: '追踪网址须以https://或http://开头', en: 'A tracking URL must start with https:// or http://' },
};
const noSample: Refusal = {
  code: 'REQUIRED',
  field: 'samples',
  message: { zh: '正则表达式须至少用一个单号样例验证', en: 'A number pattern needs at least one sample number' },
};

/**
 * [L14] A tracking URL is a web address with a gap for the number; a pattern of numbers can be read, is quick, and matches each of its
 * samples, of which there is at least one.
 */
export function checkCourier({ trackingUrl: url, numberRegex: pattern, samples = [] }: CourierValues): readonly Refusal[] {
  return [
    ...(url !== undefined && !url.includes(numberGap) ? [trackingUrl] : []),
    ...(url !== undefined && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(url) ? [notUrl] : []),
    ...(pattern !== undefined ? checkPattern(pattern, samples) : []),
  ];
}

function checkPattern(pattern: string, samples: readonly string[]): readonly Refusal[] {
  const read = textPattern(pattern);
  if (!read.ok) return [{ ...read.refusal, code: 'BAD_REGEX', field: 'numberRegex' }];
  if (samples.length === 0) return [noSample];
  const missed = samples.find(sample => !read.value.fits(bareNumber(sample)));
  return missed === undefined
    ? []
    : [
        {
          code: 'SAMPLE',
          field: 'samples',
          message: fill(
            { zh: '样例{sample}不匹配正则表达式', en: 'The sample {sample} does not match the regular expression' },
            { sample: missed },
          ),
        },
      ];
}
