import type { ReactNode } from 'react';
import { RichText } from '../../../ui/RichText.tsx';

/** A sentence with links to terms and privacy policy, in tabs of their own, so that what was typed stays. */
export function LegalLinks({ text }: { text: string }) {
  return (
    <RichText
      text={text}
      tags={{
        terms: (words) => <LegalLink href="/terms">{words}</LegalLink>,
        privacy: (words) => <LegalLink href="/privacy">{words}</LegalLink>,
      }}
    />
  );
}

function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
