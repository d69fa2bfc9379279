import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptComment, longestComment, refuseCommentChange } from './comment.ts';
import { mentionPieces, mentionsIn, type Mentionable } from './mentions.ts';

const people: readonly Mentionable[] = [
  { id: 1, names: ['周敏', 'Min Zhou'] },
  { id: 2, names: ['周敏敏'] },
  { id: 3, names: ['Min'] },
  { id: 4, names: ['陈浩', 'Hao Chen'] },
  { id: 5, names: ['陈浩'] },
];
const ids = (text: string, picked: readonly number[] = []) => mentionsIn(text, people, picked).map(({ id }) => id);

describe('whom a comment names', () => {
  it('is the longest name behind the sign, in either language', () => {
    expect(ids('@周敏请看')).toEqual([1]);
    expect(ids('请@周敏敏 看')).toEqual([2]);
    expect(ids('@min zhou, @Min.')).toEqual([1, 3]);
    expect(ids('@Minimum and min@Min')).toEqual([]);
  });

  it('of two of one name is who was picked', () => {
    expect([ids('@陈浩'), ids('@陈浩', [5]), ids('@陈浩', [1])]).toEqual([[], [5], []]);
  });

  it('is said once, however often the text names them', () => {
    expect(mentionsIn('@周敏 @周敏', people, [])).toEqual([{ id: 1, said: '周敏' }]);
  });

  it('is always among those who were picked from, and the pieces are always the text', () => {
    const words = fc.array(fc.constantFrom('@', '周敏', '敏', ' ', 'Min', 'x', '陈浩', 'Zhou', '@周敏敏'), { maxLength: 12 });
    fc.assert(
      fc.property(words, fc.subarray([1, 2, 3, 4, 5]), (parts, picked) => {
        const text = parts.join('');
        const mentions = mentionsIn(text, people, picked);
        expect(mentions.every(({ id }) => people.some(person => person.id === id))).toBe(true);
        const pieces = mentionPieces(text, mentions);
        expect(pieces.map(piece => piece.text).join('')).toBe(text);
        for (const { said } of mentions) expect(pieces.some(piece => piece.text === `@${said}`)).toBe(true);
      }),
    );
  });
});

describe('a comment', () => {
  it('is trimmed, without what cannot be seen, and not empty or too long', () => {
    expect(acceptComment(' a\r\nb\u0000\t ')).toEqual({ ok: true, value: 'a\nb' });
    expect(acceptComment(' \n\u0007')).toMatchObject({ refusal: { code: 'REQUIRED' } });
    expect(acceptComment('x'.repeat(longestComment)).ok).toBe(true);
    expect(acceptComment('x'.repeat(longestComment + 1))).toMatchObject({ refusal: { code: 'TOO_LONG' } });
  });

  it('that was accepted is accepted again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), given => {
        const once = acceptComment(given);
        if (once.ok) expect(acceptComment(once.value)).toEqual(once);
      }),
    );
  });

  it('is changed by its author, for 15 minutes', () => {
    const at = '2026-05-20T08:30:00.000Z';
    const after = (minutes: number, user = 1) => refuseCommentChange({ by: 1, at }, user, Date.parse(at) + minutes * 60_000)?.code;
    expect([after(0), after(15), after(15.01), after(1, 2)]).toEqual([undefined, undefined, 'STATE', 'FORBIDDEN']);
  });
});
