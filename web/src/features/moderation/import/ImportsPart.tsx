import type { ImportFile, ImportRun } from '@liora/domain/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { ImportFiles } from './ImportFiles.tsx';
import { ImportRead } from './ImportRead.tsx';
import { ImportRow } from './ImportRow.tsx';
import { importOptions } from './imports.queries.ts';
import { importsText } from './imports.text.ts';

interface ImportsPartProps {
  pages: readonly { folder: 'unset' | 'unreadable' | 'ready'; files: ImportFile[]; runs: ImportRun[] }[];
  /** The list that they are of. */
  more: ComponentProps<typeof MorePages>['list'];
  /** Id of the one that is read. */
  shown: number | undefined;
}

/** What could be imported and what was, and what is read of one. */
export function ImportsPart({ pages, more, shown }: ImportsPartProps) {
  const [newest] = pages;
  const runs = pages.flatMap((page) => page.runs);
  const list = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  return (
    <WorkPanes
      list={list}
      read={read}
      label={importsText.title}
      rows={
        <>
          <h1 className="t2 text-[1.75rem]">{importsText.title}</h1>
          <p className="mt-1 mb-6 text-small text-ink-2">{importsText.lead}</p>
          {newest && <ImportFiles folder={newest.folder} files={newest.files} />}
          <h2 className="t3 mt-8 mb-1">{importsText.runs}</h2>
          {runs.length === 0 && <p className="text-ink-2">{importsText.noRuns}</p>}
          <ul className={styles.rows}>
            {runs.map((run) => (
              <ImportRow key={run.id} run={run} current={run.id === shown} />
            ))}
          </ul>
          <MorePages list={more} label={moderationText.showMore} />
        </>
      }
    >
      {shown && <Shown key={shown} id={shown} />}
    </WorkPanes>
  );
}

function Shown({ id }: { id: number }) {
  const navigate = useNavigate();
  const found = useQuery(importOptions(id));
  return (
    <>
      {/* The list, which has the title, is not there on phones. */}
      <IconButton
        label={importsText.back}
        className="-ml-[12px] mb-3 md:hidden!"
        onClick={() => void navigate({ to: '/admin/places', search: { tab: 'imports' }, replace: true })}
      >
        <ArrowLeft />
      </IconButton>
      <QueryArea
        query={found}
        skeleton={<Skeleton width="100%" height={320} radius="var(--radius-card)" />}
        failed={{
          title: moderationText.loadFailed,
          retry: moderationText.retry,
          art: <Vignette kind="error" />,
        }}
      >
        {(read) => <ImportRead {...read} />}
      </QueryArea>
    </>
  );
}
