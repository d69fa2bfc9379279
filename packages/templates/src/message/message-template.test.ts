import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageEvent, messageEvents } from '../events/message-events.ts';
import { variableNames } from '../testing.ts';
import { checkMessageTemplate, previewMessageTemplate } from './message-template.ts';
import { concernedWords, receiversOf } from './receivers.ts';

const short = {
  event: 'stock.short',
  titleZh: '缺 {{sku.code}}',
  titleEn: 'Short: {{sku.code}}',
  bodyZh: '缺 {{quantity}}',
  bodyEn: '{{quantity}}',
};

describe('[M7] a template names only gaps of its event', () => {
  it('refuses a gap that the event does not fill, at its field, with the nearest name', () => {
    expect(checkMessageTemplate(short)).toEqual([]);
    expect(checkMessageTemplate({ ...short, bodyEn: '{{sku.name}}' })).toMatchObject([
      { code: 'UNKNOWN_VARIABLE', field: 'bodyEn', message: { en: 'Unknown variable {{sku.name}}, did you mean {{sku.code}}?' } },
    ]);
  });

  it('takes the listed gaps of an event that the product does not raise, and those alone', () => {
    const own = { ...short, event: 'own.event', variables: ['sku.code', 'quantity'] };
    expect(checkMessageTemplate(own)).toEqual([]);
    expect(checkMessageTemplate({ ...own, variables: ['quantity'] }).map(({ field }) => field)).toEqual(['titleZh', 'titleEn']);
    expect(checkMessageTemplate({ ...short, variables: ['sku.name'], bodyZh: '{{sku.name}}' })).toHaveLength(1);
  });

  it('refuses an event that is no word, and receivers that mean nothing', () => {
    expect(checkMessageTemplate({ ...short, event: 'Stock short' })).toMatchObject([{ code: 'FORMAT', field: 'event' }, {}, {}, {}, {}]);
    expect(checkMessageTemplate({ ...short, receivers: ['owner', 'no one'] })).toMatchObject([{ field: 'receivers' }]);
  });

  it('never refuses a template of the event’s own gaps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...messageEvents), fc.string(), ({ code, samples }, text) => {
        const gaps = Object.keys(samples).map(name => `{{${name}}}`);
        const body = `${text.replaceAll(/[{}]/g, '')}${gaps.join(' ')}`;
        expect(checkMessageTemplate({ event: code, titleZh: body, titleEn: body, bodyZh: body, bodyEn: body })).toEqual([]);
      }),
    );
  });
});

describe('[M8] a preview is what a receiver would read', () => {
  it('fills sample values in', () => {
    expect(previewMessageTemplate(short).map(({ text }) => text)).toEqual(['缺 AX-BP-1001', '缺 12', 'Short: AX-BP-1001', '12']);
  });

  it('shows the gap in place of a text that could not be sent, and no text that is still empty', () => {
    expect(previewMessageTemplate({ event: 'stock.short', titleEn: '{{order.no}}', bodyEn: '' })).toEqual([
      { label: { zh: '英文标题', en: 'Title (English)' }, text: '{{order.no}}?', missing: true },
    ]);
  });

  it('leaves no gap of a template that may be saved', () => {
    fc.assert(
      fc.property(fc.uniqueArray(variableNames(), { minLength: 1, maxLength: 4 }), names => {
        const text = names.map(name => `{{${name}}}`).join(' ');
        const values = { event: 'own.event', variables: names, titleZh: text, titleEn: text, bodyZh: text, bodyEn: text };
        expect(checkMessageTemplate(values)).toEqual([]);
        for (const line of previewMessageTemplate(values)) expect([line.missing, line.text.includes('{{')]).toEqual([undefined, false]);
      }),
    );
  });
});

describe('[M9] to whom a template goes', () => {
  it('reads people concerned, roles and accounts', () => {
    expect(receiversOf(['owner', 'sysAdmin', 'user:buyer', 'no one'])).toEqual({
      concerned: true,
      roles: ['sysAdmin'],
      accounts: ['buyer'],
      unknown: ['no one'],
    });
    expect(receiversOf(['sysAdmin']).concerned).toBe(false);
    expect(receiversOf([]).concerned).toBe(true);
  });

  it('understands every word or says that it does not', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...concernedWords, 'buyer', 'user:buyer'))), words => {
        const { roles, accounts, unknown } = receiversOf(words);
        const concerned = words.filter(word => concernedWords.some(each => each === word));
        expect(roles.length + accounts.length + unknown.length + concerned.length).toBe(words.length);
      }),
    );
  });
});

it('every event is known by its code, once', () => {
  expect(new Set(messageEvents.map(({ code }) => code)).size).toBe(messageEvents.length);
  for (const event of messageEvents) expect(messageEvent(event.code)).toBe(event);
});
