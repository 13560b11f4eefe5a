import type { ReactNode } from 'react';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import type { LegalPage } from '../legal.text.ts';

interface LegalTextProps {
  page: LegalPage;
  /** What stands under the paragraphs of a section, by its key. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** A static text for everybody, with the way back. */
export function LegalText({ page, parts = {} }: LegalTextProps) {
  const goBack = useGoBack();
  return (
    <div className="page">
      <PageTitle>{page.title}</PageTitle>
      <TopBar onBack={goBack} />
      <article className="max-w-[68ch] pb-16">
        <h1 className="t1 mb-8">{page.title}</h1>
        {Object.entries(page.sections).map(([key, section]) => (
          <section key={section.title} className="mb-8">
            <h2 className="t2 mb-2">{section.title}</h2>
            {Object.values(section.paragraphs).map((paragraph) => (
              <p key={paragraph} className="mb-3 text-ink-2">
                {paragraph}
              </p>
            ))}
            {parts[key]}
          </section>
        ))}
      </article>
    </div>
  );
}
