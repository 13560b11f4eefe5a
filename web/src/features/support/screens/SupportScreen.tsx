import { Vignette } from '../../../art/Vignette.tsx';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { Faq } from '../components/Faq.tsx';
import { WriteToUs } from '../components/WriteToUs.tsx';
import { supportText } from '../support.text.ts';

/** /support: ten answers, and where to write to; for everybody (NAV-23, SUP-06). */
export function SupportScreen() {
  const goBack = useGoBack();
  return (
    <div className="page">
      <PageTitle>{supportText.tab}</PageTitle>
      <TopBar onBack={goBack} />
      <div className="max-w-[1180px] items-start gap-x-22 pb-16 md:grid md:grid-cols-[minmax(0,1fr)_380px]">
        <div>
          <div className="mb-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
            <h1 className="t1 max-w-[8ch] text-[clamp(34px,3.6vw,52px)]/[1.05]">{supportText.title}</h1>
            <div className="size-28 [&_svg]:size-full" aria-hidden="true">
              <Vignette kind="empty" />
            </div>
          </div>
          <Faq />
        </div>
        <WriteToUs />
      </div>
    </div>
  );
}
