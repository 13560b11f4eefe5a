import { couplesText } from '../couples.text.ts';

/** What two linked people see of each other, and what each of them has when it ends. */
export function WhoSeesWhat() {
  return (
    <details className="w-full text-start">
      <summary className="text-label min-h-11 cursor-pointer content-center font-semibold">
        {couplesText.whoSees}
      </summary>
      <KeepingRules />
    </details>
  );
}

/** All of it, kind by kind: while they are linked, and afterwards. */
export function KeepingRules() {
  const { whileLinked, afterwards } = couplesText.keeping;
  return (
    <div className="grid gap-4">
      <Rules title={couplesText.keeping.linkedTitle} rules={Object.values(whileLinked)} />
      <Rules title={couplesText.keeping.endTitle} rules={Object.values(afterwards)} />
    </div>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-2 text-label font-semibold">{title}</h3>
      <ul className="grid list-disc gap-2 ps-5 text-ink-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
