import { terrace } from '@liora/art/brand/terrace';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SvgArt } from '../../../ui/SvgArt.tsx';
import { useTheme } from '../../../ui/theme/useTheme.ts';
import { Wordmark } from '../../../ui/Wordmark.tsx';
import { accountsText } from '../accounts.text.ts';

export interface AuthFrameProps {
  /** Browser title, before the name of the product. */
  title: string;
  /** A lower picture on phones, for long forms. */
  low?: boolean;
  children: ReactNode;
}

/** The terrace, by day at dusk and after dark by lamplight, and a form beside it; above it on phones. */
export function AuthFrame({ title, low = false, children }: AuthFrameProps) {
  const hour = useTheme() === 'dark' ? 'night' : 'dusk';
  const phoneHeight = low ? 176 : 316;
  const phone = useMemo(
    () =>
      terrace(390, phoneHeight, hour, {
        floor: 0.9,
        lights: false,
        cx: 0.5,
        sunY: 0.36,
        uid: 'terrace-phone',
      }),
    [phoneHeight, hour],
  );
  const desktop = useMemo(() => terrace(760, 868, hour, { ...DESKTOP, uid: 'terrace-desktop' }), [hour]);
  return (
    <div className="min-h-dvh md:grid md:h-dvh md:grid-cols-[minmax(0,1.08fr)_minmax(440px,0.92fr)]">
      <PageTitle>{title}</PageTitle>
      <div
        className={`relative isolate overflow-hidden md:my-4 md:ml-4 md:h-auto md:rounded-sheet ${low ? 'h-[176px]' : 'h-[316px]'}`}
      >
        <SvgArt className="cover-art md:hidden" svg={phone} />
        <SvgArt className="cover-art max-md:hidden" svg={desktop} />
        <Link
          to="/"
          aria-label={accountsText.close}
          className="absolute top-[11px] left-5 z-10 grid min-h-11 content-center text-[#fff6ea] md:top-[27px] md:left-9"
        >
          <span className="md:hidden">
            <Wordmark size={28} />
          </span>
          <span className="max-md:hidden">
            <Wordmark size={32} />
          </span>
        </Link>
        <p className="hero absolute right-9 bottom-[34px] left-9 z-10 text-[44px] leading-[1.05] text-[#fff6ea] max-md:hidden">
          {accountsText.tagline}
        </p>
      </div>
      <div className="relative z-10 -mt-7 rounded-t-sheet bg-canvas px-5 pt-7 pb-8 md:mt-0 md:grid md:overflow-y-auto md:bg-transparent md:p-10">
        <div className="mx-auto w-full max-w-[400px] max-md:max-w-[480px] md:my-auto">{children}</div>
      </div>
    </div>
  );
}

const DESKTOP = { floor: 0.775, lightsY: -6, sunY: 0.36, sun: 0.27, k: 0.98, dome: -0.14, tower: 0.4 };
