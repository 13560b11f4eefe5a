import type { Me } from '@liora/domain/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useThemeChoice } from '../../../ui/theme/useTheme.ts';
import { useMembership } from '../../membership/membership.hooks.ts';
import { standingWords } from '../../membership/membershipWords.rules.ts';
import { profileOptions } from '../profiles.queries.ts';
import styles from './settings.module.css';
import { settingsText } from './settings.text.ts';
import { PARTS, partsFor, type SettingsPart } from './settingsParts.data.ts';
import { themeWords } from './themeWords.rules.ts';

interface SettingsNavProps {
  me: Me | null | undefined;
  /** What stands beside the list on wide screens. */
  shown: SettingsPart;
  /** Nothing was chosen: on phones the list is the page. */
  isIndex: boolean;
}

/** The parts: at the left of what is shown of them, on phones a page of its own with what each is set to. */
export function SettingsNav({ me, shown, isIndex }: SettingsNavProps) {
  const values = useValues(me);
  return (
    <nav aria-label={settingsText.title} className={`${styles.nav} lines`}>
      {partsFor(me === null).map((name) => {
        const { icon: Icon } = PARTS[name];
        return (
          <Link
            key={name}
            to="/profile/settings/$part"
            params={{ part: name }}
            data-shown={name === shown || undefined}
            // On phones nothing is shown beside the list, which is read out there, too.
            aria-current={name === shown && !isIndex ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            <span className="min-w-0">{settingsText.parts[name]}</span>
            <span className={styles.value}>
              <span className="truncate">{values[name]}</span>
              <ChevronRight aria-hidden="true" className="size-4.5 flex-none" />
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

function useValues(me: Me | null | undefined): Partial<Record<SettingsPart, string>> {
  const choice = useThemeChoice();
  const profile = useQuery({ ...profileOptions(me?.user_id ?? ''), enabled: Boolean(me) }).data;
  const membership = useMembership().data;
  return {
    appearance: themeWords(choice),
    ...(me && { account: me.username }),
    ...(profile && {
      privacy: profile.is_public_profile ? settingsText.publicShort : settingsText.privateShort,
    }),
    ...(membership && { membership: standingWords(membership) }),
  };
}
