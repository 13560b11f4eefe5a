import type { ComponentProps, ReactNode } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { profilesText } from '../profiles.text.ts';

interface ProfileListProps {
  title: string;
  titleClassName?: string;
  list: ComponentProps<typeof QueryArea>['query'] & ComponentProps<typeof MorePages>['list'];
  skeleton: ReactNode;
  /** Said when it cannot be loaded. */
  failed: string;
  /** 'Show more plans' */
  more: string;
  /** What came of it. */
  children: ReactNode;
}

/** One of the lists of a profile, page by page. */
export function ProfileList(props: ProfileListProps) {
  const { title, titleClassName = 't2 mb-2', list, skeleton, failed, more, children } = props;
  return (
    <section className="py-6">
      <h2 className={titleClassName}>{title}</h2>
      <QueryArea
        query={list}
        skeleton={skeleton}
        failed={{
          title: failed,
          retry: profilesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {() => (
          <>
            {children}
            <MorePages list={list} label={more} />
          </>
        )}
      </QueryArea>
    </section>
  );
}
