import { text } from '@axle/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryValues } from '../../testing/memory-ports.ts';
import { LanguageStore } from '../language/language.store.ts';
import { createTranslator } from '../language/translator.ts';
import { ClickWatch } from './click-watch.ts';

afterEach(cleanup);

const [save, edit, count, brand] = [
  text('保存', 'Save'),
  text('编辑{entity}', 'Edit {entity}'),
  text('重试', 'Try again'),
  text('品牌', 'Brand'),
];

it('[spec 2.17, 3.16, 3.19] reports every button by its key or its English label, in any language, and the dialog around it', () => {
  const language = new LanguageStore(memoryValues(), createTranslator('zh-cn'));
  const clicks: unknown[] = [];
  const watch = new ClickWatch({ buttonClick: (...click) => void clicks.push(click) }, language);
  const listeners: ((event: Event) => void)[] = [];
  watch.start({ addEventListener: (_: string, hear: (event: Event) => void) => void listeners.push(hear) } as unknown as Document);
  const hear = (element: Element) => listeners.forEach(listener => listener({ target: element } as unknown as Event));
  for (const spoken of ['zh-cn', 'en'] as const) {
    language.speak(spoken);
    render(
      <>
        <button type="button" data-button="setStop">
          停产
        </button>
        <button type="button">
          <span data-testid="within">{language.say(count)}</span>
        </button>
        <div role="dialog" aria-labelledby="title">
          <h2 id="title">{language.say(edit, { entity: brand })}</h2>
          <button type="button" data-testid="save">
            {language.say(save)}
          </button>
          <button type="button" data-testid="off" disabled>
            {language.say(save)}
          </button>
        </div>
        <div role="dialog" aria-label="AX-0001 Oil filter">
          <button type="button" role="tab" aria-selected data-testid="tab">
            {language.say(brand)}
          </button>
          <button type="button" data-testid="data">
            AX-0001
          </button>
          <a href="/x" data-testid="link">
            {language.say(save)}
          </a>
        </div>
      </>,
    );
    hear(screen.getByText('停产'));
    for (const id of ['within', 'save', 'off', 'tab', 'data', 'link']) hear(screen.getByTestId(id));
    cleanup();
  }
  const each = [
    ['setStop', undefined],
    ['tryAgain', undefined],
    ['save', 'edit'],
    ['brand', 'record'],
  ];
  expect(clicks).toEqual([...each, ...each]);
  fireEvent.click(document.body);
});
