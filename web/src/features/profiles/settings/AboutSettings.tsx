import { formatList } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { startQuery } from '../../accounts/accounts.queries.ts';
import { SecurityPart, SecurityRow } from '../../accounts/security/SecurityRow.tsx';
import { AppVersion } from '../../platform/version/AppVersion.tsx';
import { versionText } from '../../platform/version/version.text.ts';
import { settingsText } from './settings.text.ts';

const LEGAL = ['privacy', 'terms', 'support'] as const;
/** Names of products, the same in every language. */
const SOURCES = 'OpenStreetMap, ODbL 1.0 · Overture Maps';
const FONTS = ['Fraunces', 'Figtree'];

/** Which Liora this is, what holds here, and whose work Liora is made of. */
export function AboutSettings() {
  const map = useQuery(startQuery()).data?.map.attribution;
  return (
    <>
      <SecurityPart title={versionText.title}>
        <AppVersion />
      </SecurityPart>
      <SecurityPart title={settingsText.legal}>
        <div className="lines">
          {LEGAL.map((page) => (
            <Link
              key={page}
              to={`/${page}`}
              className="flex min-h-14 items-center gap-4 text-label font-semibold"
            >
              <span className="flex-1">{settingsText[page]}</span>
              <ChevronRight aria-hidden="true" className="size-4.5 text-ink-2" />
            </Link>
          ))}
        </div>
      </SecurityPart>
      <SecurityPart title={settingsText.sources}>
        <div className="lines">
          <SecurityRow title={settingsText.places} note={settingsText.placesNote(SOURCES)} />
          {map && <SecurityRow title={settingsText.map} note={map.replaceAll(/<[^>]*>/g, '')} />}
          <SecurityRow title={settingsText.towns} note={settingsText.townsSource} />
          <SecurityRow title={settingsText.fonts} note={settingsText.fontsSource(formatList(FONTS))} />
          <SecurityRow title={settingsText.code} note={settingsText.codeLicence} />
        </div>
      </SecurityPart>
    </>
  );
}
