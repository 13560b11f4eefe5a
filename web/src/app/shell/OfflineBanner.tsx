import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '../../lib/useOnline.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { shellText } from './shell.text.ts';

/** A strip while the device is offline. The way out and back is read out; being online at first is not. */
export function OfflineBanner() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);
  const spoken = online ? shellText.backOnline : shellText.offline;
  return (
    <>
      <LiveRegion>{wasOffline ? spoken : ''}</LiveRegion>
      {!online && (
        <div aria-hidden="true">
          <Banner icon={<WifiOff size={18} />}>{shellText.offline}</Banner>
        </div>
      )}
    </>
  );
}
