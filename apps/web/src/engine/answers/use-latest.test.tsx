import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useLatest } from './use-latest.ts';

afterEach(cleanup);

/** Answers by question, each released by the test. */
class Answers {
  readonly asked: string[] = [];
  readonly #waiting: { readonly question: string; give(): void }[] = [];

  ask(question: string): Promise<string> {
    this.asked.push(question);
    return new Promise(resolve => {
      this.#waiting.push({ question, give: () => resolve(`answer to ${question}`) });
    });
  }

  /** Answers every call that waits for this question. */
  give(question: string): Promise<void> {
    return act(async () => {
      for (const one of this.#waiting) if (one.question === question) one.give();
    });
  }
}

function Probe({ question, answers, onAnswer }: { readonly question: string; readonly answers: Answers; onAnswer?(): void }) {
  const latest = useLatest();
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    void latest.ask(
      () => answers.ask(question),
      reply => {
        setAnswer(reply);
        onAnswer?.();
      },
    );
  }, [latest, answers, question, onAnswer]);
  return <output>{answer}</output>;
}

const shown = () => screen.getByRole('status').textContent;

it('shows the answer to the newest question, whichever comes last', async () => {
  const answers = new Answers();
  const { rerender } = render(<Probe question="one" answers={answers} />);
  rerender(<Probe question="two" answers={answers} />);
  await answers.give('two');
  await answers.give('one');
  expect(shown()).toBe('answer to two');
});

it('goes back to an earlier question by asking it again', async () => {
  const answers = new Answers();
  const { rerender } = render(<Probe question="one" answers={answers} />);
  rerender(<Probe question="two" answers={answers} />);
  rerender(<Probe question="one" answers={answers} />);
  await answers.give('one');
  await answers.give('two');
  expect([shown(), answers.asked]).toEqual(['answer to one', ['one', 'two', 'one']]);
});

it('does nothing once it has left the screen', async () => {
  const answers = new Answers();
  let answered = 0;
  const { unmount } = render(<Probe question="one" answers={answers} onAnswer={() => void (answered += 1)} />);
  unmount();
  await answers.give('one');
  expect(answered).toBe(0);
});

it('is answered where every effect runs twice', async () => {
  const answers = new Answers();
  render(
    <StrictMode>
      <Probe question="one" answers={answers} />
    </StrictMode>,
  );
  await answers.give('one');
  expect(shown()).toBe('answer to one');
});
