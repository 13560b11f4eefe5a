import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import type { LegalPage } from '../legal.text.ts';

/** A static text for everybody, with the way back. */
export function LegalText({ page }: { page: LegalPage }) {
  const goBack = useGoBack();
  return (
    <div className="page">
      <PageTitle>{page.title}</PageTitle>
      <TopBar onBack={goBack} />
      <article className="max-w-[68ch] pb-16">
        <h1 className="t1 mb-8">{page.title}</h1>
        {Object.values(page.sections).map((section) => (
          <section key={section.title} className="mb-8">
            <h2 className="t2 mb-2">{section.title}</h2>
            {Object.values(section.paragraphs).map((paragraph) => (
              <p key={paragraph} className="mb-3 text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
