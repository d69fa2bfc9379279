import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { qualifiers } from './fits.ts';
import { openQuestion } from './open-question.ts';

it('[FIT3] asks in the language of the reader: `engine = 2.4L?`', () => {
  expect(openQuestion([{ qualifier: 'engine', value: '2.4L' }])).toEqual({ zh: '发动机 = 2.4L？', en: 'engine = 2.4L?' });
  expect(openQuestion([{ qualifier: 'bodyStyle', value: 'pickup' }])).toEqual({ zh: '车身形式 = 皮卡？', en: 'body style = Pickup?' });
});

it('[FIT3] asks one question for each open qualifier, in either language', () => {
  const open = fc.array(fc.record({ qualifier: fc.constantFrom(...qualifiers), value: fc.stringMatching(/^[A-Z0-9.]{1,8}$/) }));
  fc.assert(
    fc.property(open, asked => {
      const { zh, en } = openQuestion(asked);
      expect([zh.split('？').length, en.split('?').length]).toEqual([asked.length + 1, asked.length + 1]);
    }),
  );
});
