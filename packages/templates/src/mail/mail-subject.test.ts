import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailKind, mailKinds } from './mail-kinds.ts';
import { checkMailSubject, derivedMailSubject, previewMail } from './mail-subject.ts';

const order = { mailKind: 'PO_SEND', lang: 'zh', subject: '【{{company.name}}】采购订单 {{order.no}} 交期 {{order.date}}' };

describe('[M11] the wording of a kind of mail', () => {
  it('names only gaps of its kind', () => {
    expect(checkMailSubject(order)).toEqual([]);
    expect(checkMailSubject({ ...order, subject: '{{order.no}} {{order.number}}' })).toMatchObject([
      { code: 'UNKNOWN_VARIABLE', field: 'subject', message: { en: 'Unknown variable {{order.number}}, did you mean {{order.no}}?' } },
    ]);
    expect(checkMailSubject({ ...order, signature: '{{sku.code}}' })).toMatchObject([{ code: 'UNKNOWN_VARIABLE', field: 'signature' }]);
  });

  it('names the order’s number in the subject of a mail of an order, on one line', () => {
    expect(checkMailSubject({ ...order, subject: '{{company.name}}' })).toMatchObject([
      { code: 'ORDER_NUMBER_MISSING', message: { zh: '主题必须包含订单号变量', en: 'Subject must contain the order number variable' } },
    ]);
    expect(checkMailSubject({ ...order, subject: 'a\n{{order.no}}' })).toMatchObject([{ code: 'LINE_BREAK' }]);
    expect(checkMailSubject({ mailKind: 'RECON_STMT', subject: '{{statement.month}}' })).toEqual([]);
  });

  it('shows its subject as it could be, on one line', () => {
    expect(derivedMailSubject(order)).toEqual({
      variables: ['order.no', 'order.date', 'supplier.name', 'buyer.name', 'company.name', 'lines', 'replyLink'],
      sample: '【Axle Parts】采购订单 PO-260-520-00042 交期 2026-05-20',
    });
  });

  it('always has a sample where it may be saved', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mailKinds), fc.string(), ({ code, samples }, text) => {
        const subject = `${text.replaceAll(/[{}\r\n]/g, '')} ${Object.keys(samples)
          .map(name => `{{${name}}}`)
          .join(' ')}`;
        expect(checkMailSubject({ mailKind: code, subject })).toEqual([]);
        const { sample } = derivedMailSubject({ mailKind: code, subject });
        expect(sample).toEqual(expect.not.stringMatching(/\{\{|\n/));
      }),
    );
  });
});

describe('[M12] a preview of a mail', () => {
  it('is its subject, and its opening and signature with an empty line between them', () => {
    expect(previewMail({ ...order, bodyIntro: '您好 {{supplier.name}}', signature: '{{buyer.name}}' }).map(({ text }) => text)).toEqual([
      '【Axle Parts】采购订单 PO-260-520-00042 交期 2026-05-20',
      '您好 Ningbo Brake\n\nNa Li',
    ]);
  });

  it('shows a gap that cannot be filled in place of the text', () => {
    expect(previewMail({ ...order, bodyIntro: '{{sku.code}}' })[1]).toMatchObject({ text: '{{sku.code}}?', missing: true });
  });

  it('names what is missing exactly where saving is refused for a gap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mailKinds), fc.stringMatching(/^[a-z]{1,6}\.[a-z]{1,6}$/), ({ code }, name) => {
        const values = { mailKind: code, subject: 'x', bodyIntro: `{{${name}}}` };
        const refused = checkMailSubject(values).some(refusal => refusal.field === 'bodyIntro');
        expect(previewMail(values)[1]?.missing === true).toBe(refused);
      }),
    );
  });
});

it('every kind is known by its code', () => {
  for (const kind of mailKinds) expect(mailKind(kind.code)).toBe(kind);
  expect(mailKinds).toHaveLength(12);
});
