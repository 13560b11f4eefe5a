import type { MadeCode } from '@liora/domain/contract/couples';
import { formatDate } from '@liora/domain/i18n/format';
import { groupedLinkCode } from '@liora/domain/rules/linkCode';
import { serverAddress } from '../../../lib/server.ts';
import { Button } from '../../../ui/Button.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../couples.module.css';
import { couplesText } from '../couples.text.ts';

/** The code that was just made, to scan, to send or to read out; it is shown this once. */
export function OwnCode({ code }: { code: MadeCode }) {
  const url = serverAddress(`/link/${code.code}`);
  return (
    <section aria-label={couplesText.codeTitle} className="grid w-full max-w-100 gap-3 text-center">
      <p className="text-ink-2">{couplesText.codeLead}</p>
      <QrCode text={url} label={couplesText.scan} />
      <p className={styles.code}>{groupedLinkCode(code.code)}</p>
      <p className="text-small text-ink-2">
        {couplesText.until(
          formatDate(new Date(code.expires_at), { dateStyle: 'medium', timeStyle: 'short' }),
        )}
      </p>
      <Button wide onClick={() => void shareLink(url)}>
        {couplesText.share}
      </Button>
    </section>
  );
}

async function shareLink(url: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title: couplesText.shareTitle, url });
    else {
      await navigator.clipboard.writeText(url);
      toast(couplesText.copied, { kind: 'success' });
    }
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(couplesText.copyFailed, { kind: 'error' });
  }
}
