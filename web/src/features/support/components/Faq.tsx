import { Accordion } from '../../../ui/Accordion.tsx';
import { supportText } from '../support.text.ts';

type Question = keyof typeof supportText.questions;

const questions = () => Object.keys(supportText.questions) as Question[];

function answerTo(question: Question): string {
  const answer = supportText.answers[question];
  return typeof answer === 'function' ? answer() : answer;
}

/** Ten questions that open their answers, one at a time. */
export function Faq() {
  return (
    <Accordion
      className="mt-3 [&_button]:min-h-15 md:[&_button]:min-h-16.5 md:[&_button]:text-[1.0625rem]"
      headingLevel={2}
      mark="plus"
      items={questions().map((question) => ({
        id: question,
        title: supportText.questions[question],
        content: <p className="max-w-[60ch] text-ink-2">{answerTo(question)}</p>,
      }))}
    />
  );
}
