import { formatList } from '@liora/domain/i18n/format';
import { SEERS, type SeenKind, type Sees, WHO_SEES } from '@liora/domain/rules/visibility';
import { useNavigate } from '@tanstack/react-router';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { whoSeesText } from './whoSees.text.ts';

const KINDS = Object.keys(WHO_SEES) as SeenKind[];

/** Kind by kind and choice by choice who sees it, from the rules that the server's access matrix expects. */
export function WhoSeesScreen() {
  const navigate = useNavigate();
  return (
    <div className="page">
      <PageTitle>{whoSeesText.pageTitle}</PageTitle>
      <TopBar onBack={() => void navigate({ to: '/profile/settings/$part', params: { part: 'privacy' } })} />
      <div className="max-w-180 pb-16">
        <h1 className="t1 mb-2">{whoSeesText.pageTitle}</h1>
        <p className="text-ink-2 pb-6">{whoSeesText.lead}</p>
        {KINDS.map((kind) => (
          <Kind key={kind} kind={kind} />
        ))}
        <p className="text-small text-ink-2">{whoSeesText.moderators}</p>
      </div>
    </div>
  );
}

function Kind({ kind }: { kind: SeenKind }) {
  const words: Record<string, string> = whoSeesText.choices[kind];
  return (
    <section className="pb-8">
      <h2 className="t2 mb-1">{whoSeesText.kinds[kind]}</h2>
      <dl className="lines">
        {Object.entries<Sees>(WHO_SEES[kind]).map(([choice, sees]) => (
          <div key={choice} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[14rem_1fr]">
            <dt className="text-label font-semibold">{words[choice]}</dt>
            <dd className="text-small text-ink-2">
              <Seers sees={sees} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Seers({ sees }: { sees: Sees }) {
  const named = (how: Sees[keyof Sees]) =>
    formatList(SEERS.filter((seer) => sees[seer] === how).map((seer) => whoSeesText.seers[seer]));
  const [full, locked, none] = [named('full'), named('locked'), named('none')];
  if (full === '') return <p>{whoSeesText.nobody}</p>;
  return (
    <>
      <p className="text-ink">{whoSeesText.full(full)}</p>
      {locked && <p>{whoSeesText.locked(locked)}</p>}
      {none && <p>{whoSeesText.none(none)}</p>}
    </>
  );
}
