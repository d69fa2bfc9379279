import { type Refusal, type Text, text } from '@axle/kernel';
import { type ExtraDuty, listed } from './extra-duty.ts';

type Line = Partial<ExtraDuty>;

const refusal = (code: string, message: Text): Refusal => ({ code, field: 'extras', message });

const present = <Value>(value: Value | null | undefined): value is Value => value !== undefined && value !== null;

/** Whether programmes exclude each other in a circle, so that none of them could come first. */
function isCircular(lines: readonly Line[]): boolean {
  const excludes = new Map<string, readonly string[]>();
  for (const { programme, notWith } of lines) {
    if (!present(programme)) continue;
    const name = programme.toUpperCase();
    excludes.set(name, [...(excludes.get(name) ?? []), ...listed(notWith ?? undefined)]);
  }
  const reaches = (from: string, path: readonly string[]): boolean =>
    (excludes.get(from) ?? []).some(next => path.includes(next) || reaches(next, [...path, next]));
  return [...excludes.keys()].some(name => reaches(name, [name]));
}

/**
 * [L8] An extra duty ends not before it begins, has the rate that its base asks for, names as not to be taken with it programmes of the
 * same code, exempts origins only where it is of all, and no programmes exclude each other in a circle.
 */
export function checkExtras(extras: readonly Line[] | undefined): readonly Refusal[] {
  const lines = extras ?? [];
  const lacksRate = ({ base, percent, perKg }: Line): boolean => (base === 'kg' ? !present(perKg) : !present(percent));
  const named = new Set(lines.flatMap(({ programme }) => (present(programme) ? [programme.toUpperCase()] : [])));
  return [
    ...(lines.some(({ from, to }) => present(from) && present(to) && to < from)
      ? [
          refusal(
            'PERIOD',
            text('加征关税的失效日期不能早于生效日期', 'The effective-to date of an extra duty cannot be before its effective-from date'),
          ),
        ]
      : []),
    ...(lines.some(line => present(line.from) && lacksRate(line))
      ? [
          refusal(
            'RATE_MISSING',
            text(
              '加征关税须填税率；按重量计征的须填每千克金额',
              'An extra duty needs a rate; one charged by weight needs an amount per kg',
            ),
          ),
        ]
      : []),
    ...(lines.some(({ origin, exempt }) => listed(exempt ?? undefined).length > 0 && origin !== 'ALL')
      ? [
          refusal(
            'EXEMPT_ORIGIN',
            text('仅原产国为ALL的加征关税可填豁免原产国', 'Only an extra duty for ALL origins can have exempt origins'),
          ),
        ]
      : []),
    ...(lines.some(({ notWith }) => listed(notWith ?? undefined).some(name => !named.has(name)))
      ? [
          refusal(
            'PROGRAMME_UNKNOWN',
            text('“不叠加”所列的项目不在本编码的加征关税中', 'A programme in “Not with” is not among the extra duties of this code'),
          ),
        ]
      : []),
    ...(isCircular(lines)
      ? [
          refusal(
            'PROGRAMME_CIRCLE',
            text(
              '加征关税项目互相排除，请只在一方填写“不叠加”',
              'Programmes exclude each other in a circle: fill in “Not with” on one side only',
            ),
          ),
        ]
      : []),
  ];
}
