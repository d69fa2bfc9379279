import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipients, type RecipientRow } from './recipients.ts';

const row = (
  scope: RecipientRow['scope'],
  mailKind: string,
  role: RecipientRow['role'],
  email: string,
  lang?: 'zh' | 'en',
): RecipientRow => ({
  scope,
  mailKind,
  role,
  email,
  ...(lang ? { lang } : {}),
});
const ask = (rows: readonly RecipientRow[], contacts: readonly string[] = [], lang: 'zh' | 'en' = 'zh') =>
  recipients({ mailKind: 'PO_SEND', lang, rows, contacts: contacts.map(email => ({ name: email, email })) });
const summary = (result: ReturnType<typeof ask>) =>
  result.ok ? result.value.map(({ role, email, step }) => `${role} ${email} ${step}`) : result.refusal.code;

const rows = fc.array(
  fc
    .record({
      scope: fc.constantFrom('supplier' as const, 'company' as const, 'default' as const),
      mailKind: fc.constantFrom('PO_SEND', 'all', 'PO_CANCEL'),
      role: fc.constantFrom('to' as const, 'cc' as const, 'bcc' as const),
      email: fc.constantFrom('a@x', 'A@X', 'b@x', 'c@x', 'd@x'),
    })
    .map(one => one as RecipientRow),
  { maxLength: 8 },
);
const contacts = fc.array(fc.constantFrom('a@x', 'e@x'), { maxLength: 2 });

describe('the recipients of a mail', () => {
  it('[S10] supplier has rows for PO_SEND to a@x, cc b@x and company cc B@X → one b@x', () => {
    const given = [row('supplier', 'PO_SEND', 'to', 'a@x'), row('supplier', 'PO_SEND', 'cc', 'b@x'), row('company', 'all', 'cc', 'B@X')];
    expect(summary(ask(given))).toEqual(['to a@x supplierKind', 'cc b@x supplierKind']);
  });

  it('[S10] supplier without any row and contact → NO_RECIPIENT, mail task stays unsent', () => {
    expect(summary(ask([]))).toBe('NO_RECIPIENT');
    expect(summary(ask([row('company', 'all', 'cc', 'b@x'), row('supplier', 'PO_CANCEL', 'to', 'a@x')]))).toBe('NO_RECIPIENT');
  });

  it('[S10] each step stands in for the one before it', () => {
    const steps = [
      row('supplier', 'PO_SEND', 'to', '1@x'),
      row('supplier', 'all', 'to', '2@x'),
      row('company', 'PO_SEND', 'to', '4@x'),
      row('default', 'all', 'to', '5@x'),
    ];
    const answers = [0, 1, 2, 3].map(from => summary(ask(steps.slice(from), from < 2 ? ['3@x'] : [])));
    expect(answers).toEqual([['to 1@x supplierKind'], ['to 2@x supplierAll'], ['to 4@x company'], ['to 5@x default']]);
    expect(summary(ask(steps.slice(2), ['3@x']))).toEqual(['to 3@x contact']);
    expect(summary(ask([row('supplier', 'PO_SEND', 'to', 'en@x', 'en'), row('supplier', 'all', 'to', 'zh@x')]))).toEqual([
      'to zh@x supplierAll',
    ]);
  });

  it('[S10] adding a cc never removes a to', () => {
    fc.assert(
      fc.property(
        rows,
        contacts,
        fc.constantFrom('supplier' as const, 'company' as const),
        fc.constantFrom('PO_SEND', 'all'),
        (given, people, scope, kind) => {
          const to = (result: ReturnType<typeof ask>) =>
            result.ok ? result.value.filter(({ role }) => role === 'to').map(({ email }) => email) : [];
          expect(to(ask([...given, row(scope, kind, 'cc', 'a@x')], people))).toEqual(to(ask(given, people)));
        },
      ),
    );
  });

  it('[S10] no address stands twice, and somebody is always to receive it', () => {
    fc.assert(
      fc.property(rows, contacts, (given, people) => {
        const result = ask(given, people);
        if (!result.ok) return;
        const addresses = result.value.map(({ email }) => email.toLowerCase());
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(result.value[0]?.role).toBe('to');
      }),
    );
  });
});
