import { compareDecimals, type Decimal, type Refusal, text } from '@axle/kernel';

/** Who decides on changes of some fields, how many of them must approve, how soon, and which changes pass by themselves. */
export interface PolicyTerms {
  /** Code of the role whose people decide. */
  readonly approverRole: string;
  /** How many different people must approve. */
  readonly minApprovers: number;
  /** Changes up to this many percent take effect at once; none do where it is absent. */
  readonly autoPercent?: Decimal;
  /** Hours after which a request is late. */
  readonly slaHours: number;
}

/** Most people whom a policy may ask for, and most hours that it may give. */
export const [mostApprovers, mostHours] = [9, 24 * 60];

/** Largest change, in percent, that may pass by itself. */
export const mostPercent = '50' as Decimal;

const refusal = (field: keyof PolicyTerms, zh: string, en: string, code = 'RANGE'): Refusal => ({ code, field, message: text(zh, en) });

/**
 * [A15] Everything that stands against the terms of a policy. `active` are the people who hold the role and can sign in, `deciders` all who
 * may decide: a policy that nobody could fulfil would hold changes back for ever.
 */
export function refusePolicy(terms: PolicyTerms, people: { readonly active: number; readonly deciders: number }): readonly Refusal[] {
  const { approverRole, minApprovers, autoPercent, slaHours } = terms;
  const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  const isPercent =
    autoPercent === undefined || (compareDecimals(autoPercent, '0' as Decimal) > 0 && compareDecimals(autoPercent, mostPercent) <= 0);
  return [
    ...(people.active === 0
      ? [
          refusal(
            'approverRole',
            `角色${approverRole}没有在职用户，无人可以审批`,
            `The role ${approverRole} has no active users, so nobody could approve`,
            'NOBODY',
          ),
        ]
      : []),
    ...(isWhole(minApprovers, mostApprovers)
      ? people.active > 0 && minApprovers > people.deciders
        ? [
            refusal(
              'minApprovers',
              `可审批的只有 ${people.deciders} 人，不能要求 ${minApprovers} 人通过`,
              `Only ${people.deciders} can approve; ${minApprovers} approvals cannot be required`,
              'TOO_FEW',
            ),
          ]
        : []
      : [refusal('minApprovers', `审批人数须为 1–${mostApprovers}`, `The number of approvals must be 1–${mostApprovers}`)]),
    ...(isPercent
      ? []
      : [
          refusal(
            'autoPercent',
            `自动通过限度须大于 0 且不超过 ${mostPercent}%`,
            `The auto-approval limit must be above 0 and at most ${mostPercent}%`,
          ),
        ]),
    ...(isWhole(slaHours, mostHours)
      ? []
      : [refusal('slaHours', `处理时限须为 1–${mostHours} 小时`, `The time limit must be 1–${mostHours} hours`)]),
  ];
}
