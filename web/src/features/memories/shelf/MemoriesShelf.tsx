import type { Memory } from '@liora/domain/contract/memories';
import { MEMORIES_SHELF } from '@liora/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { orpc } from '../../../lib/api.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { dayOfMonth } from '../day.rules.ts';
import styles from '../memories.module.css';
import { overviewQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { Numbers } from './Numbers.tsx';
import { Print } from './Print.tsx';

const NEWEST = { limit: MEMORIES_SHELF };
/** As tall as a row of prints. */
const SHELF_HEIGHT = 236;

/** The newest memories as prints, and the way to all; where there are none, the way to the first. */
export function MemoriesShelf() {
  const id = useId();
  const newest = useQuery(orpc.memories.list.queryOptions({ input: NEWEST }));
  const overview = useQuery(overviewQuery()).data;
  const count = overview?.count ?? 0;
  return (
    <section aria-labelledby={id} className="mt-8 min-w-0">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="t2">
          {memoriesText.title}
        </h2>
        {count > 0 && (
          <Link to="/memories/{-$part}" className="btn btn-text px-0!">
            {memoriesText.all(count)}
          </Link>
        )}
      </div>
      <Numbers numbers={overview?.numbers} />
      <QueryArea
        query={newest}
        skeleton={<Skeleton height={SHELF_HEIGHT} radius={20} className="mt-3" />}
        failed={{
          title: memoriesText.loadFailed,
          retry: memoriesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {({ memories }) => <Prints memories={memories} />}
      </QueryArea>
    </section>
  );
}

function Prints({ memories }: { memories: readonly Memory[] }) {
  if (memories.length === 0)
    return (
      <div className="grid justify-items-start gap-3 py-3">
        <p className="text-ink-2">{memoriesText.emptyText}</p>
        <Link to="/memories/{-$part}" params={{ part: 'new' }} className={buttonClass({ variant: 'line' })}>
          {memoriesText.newMemory}
        </Link>
      </div>
    );
  return (
    <ul className={styles.shelf}>
      {memories.map((memory) => (
        <li key={memory.id}>
          <Link to="/memories/{-$part}" params={{ part: memory.id }}>
            <Print memory={memory} words={`${memory.place_name}, ${dayOfMonth(memory.date_completed)}`} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
