import { couplesText } from '../couples.text.ts';

/** What two linked people see of each other, and what each of them has when it ends. */
export function WhoSeesWhat() {
  const { rules } = couplesText;
  return (
    <details className="w-full text-start">
      <summary className="text-label min-h-11 cursor-pointer content-center font-semibold">
        {couplesText.whoSees}
      </summary>
      <ul className="grid list-disc gap-2 ps-5 text-ink-2">
        <li>{rules.shared}</li>
        <li>{rules.own}</li>
        <li>{rules.end}</li>
      </ul>
    </details>
  );
}
