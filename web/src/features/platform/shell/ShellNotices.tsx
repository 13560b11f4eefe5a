import { useSelector } from '@tanstack/react-store';
import { CreditCard, Smartphone } from 'lucide-react';
import { NEEDED, shellVersions } from '../../../lib/native/shellVersions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { boughtWithoutPaywall } from '../../membership/boughtWithoutPaywall.store.ts';
import { shellNoticesText } from './shellNotices.text.ts';
import { dismissVersionNotice, versionNotice } from './versionNotice.store.ts';

/** What the native shell lacks: said above every page (BAN-01, BAN-02). */
export function ShellNotices() {
  const isWanted = useSelector(versionNotice);
  const isBought = useSelector(boughtWithoutPaywall);
  const { features } = shellVersions(window);
  return (
    <>
      {isWanted && features < NEEDED.features && (
        <Banner icon={<Smartphone size={18} aria-hidden="true" />} onDismiss={dismissVersionNotice}>
          {shellNoticesText.version(features, NEEDED.features)}
        </Banner>
      )}
      {isBought && (
        <Banner kind="build" icon={<CreditCard size={18} aria-hidden="true" />}>
          {shellNoticesText.paywall}
        </Banner>
      )}
    </>
  );
}
