import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailKinds } from './mail-kinds.ts';
import { writeMail } from './write-mail.ts';

const wording = {
  mailKind: 'PO_SEND',
  subject: 'Order {{order.no}}',
  bodyIntro: 'Dear {{supplier.name}},\n\nenclosed is {{order.no}}.\nReply online: {{replyLink}}',
  signature: '{{buyer.name}}',
};
const values = { 'order.no': 'PO-1', 'supplier.name': 'Ningbo Brake', 'buyer.name': 'Na Li' };

describe('a mail to a partner', () => {
  it('[M17] says what its wording says, and leaves out the line of a link that there is none of', () => {
    expect(writeMail(wording, values)).toEqual({
      ok: true,
      value: { subject: 'Order PO-1', body: 'Dear Ningbo Brake,\n\nenclosed is PO-1.\n\nNa Li' },
    });
    const linked = writeMail(wording, { ...values, replyLink: 'https://x.example/1' });
    expect(linked.ok && linked.value.body).toContain('\nReply online: https://x.example/1\n');
  });

  it('[M17] is refused for any other gap that is empty, in its subject as in its text', () => {
    expect(writeMail(wording, { ...values, 'order.no': ' ' })).toMatchObject({
      ok: false,
      refusal: { code: 'NO_VALUE', field: 'order.no' },
    });
    expect(writeMail(wording, { 'order.no': 'PO-1', 'buyer.name': 'Na Li' })).toMatchObject({ refusal: { field: 'supplier.name' } });
  });

  it('[M17] never holds a gap, and can be written whatever optional value is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mailKinds), fc.boolean(), ({ code, samples, optional = [] }, without) => {
        const gaps = Object.keys(samples).map(name => `${name}: {{${name}}}`);
        const given = Object.entries(samples).filter(([name]) => !(without && optional.includes(name)));
        const mail = writeMail({ mailKind: code, subject: 'x', bodyIntro: gaps.join('\n') }, Object.fromEntries(given));
        expect(mail.ok && mail.value.body.split('\n')).toEqual(given.map(([name, value]) => `${name}: ${value}`));
      }),
    );
  });
});
