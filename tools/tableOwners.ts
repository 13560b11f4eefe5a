import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

/** Who writes a table: the folder of server/src that owns it. Everybody else asks that module's service. */
const OWNERS: Record<string, readonly string[]> = {
  'appliedRequests/': ['applied_requests'],
  'audit/': ['admin_actions'],
  'backup/': ['backups'],
  'content/': ['withdrawn_content'],
  'modules/accounts/': [
    'auth_users',
    'auth_sessions',
    'auth_accounts',
    'auth_verifications',
    'profiles',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'spent_challenges',
    'sign_in_tickets',
    'email_changes',
    'sign_in_links',
  ],
  'modules/analytics/': ['analytics_events', 'analytics_daily'],
  'modules/calendar/': ['calendar_feeds'],
  'modules/bucketLists/': ['bucket_items', 'bucket_wishes'],
  'modules/checkIns/': ['check_ins', 'check_in_couples', 'check_in_settings'],
  'modules/couples/': ['partner_links', 'linked_people', 'link_codes'],
  'modules/freeEvenings/': ['free_evenings', 'shared_evenings'],
  'modules/invitations/': ['date_invitations', 'hours_answers', 'invitation_times', 'invitation_requests'],
  'modules/live/': ['live_events', 'live_swept'],
  'modules/location/': ['town_names', 'town_names_filled'],
  'modules/match/': ['match_decks', 'match_cards'],
  'modules/membership/': ['billing_events', 'settings'],
  'modules/notifications/': [
    'notifications',
    'notification_settings',
    'notification_deliveries',
    'push_subscriptions',
    'push_keys',
  ],
  'modules/memories/': ['date_memories', 'memory_reflections', 'memory_shares'],
  'modules/pins/': ['dropped_pins', 'pin_lookups'],
  'modules/platform/': ['crash_logs'],
  'modules/photos/': ['photos'],
  'modules/places/': [
    'venues',
    'restaurants',
    'places',
    'place_corrections',
    'place_imports',
    'place_import_journal',
    'category_mappings',
    'place_cells',
    'place_cell_totals',
    'place_proposals',
    'place_confirmations',
    'place_merges',
    'distinct_places',
    'place_edits',
    'place_cell_changes',
    'search_histories',
    'remembered_searches',
  ],
  'modules/reviews/': ['liora_reviews'],
  'modules/plans/': [
    'date_plans',
    'plan_credits',
    'date_plan_likes',
    'date_plan_tags',
    'plan_tag_names',
    'saved_date_plans',
  ],
  'modules/saved/': [
    'saved_places',
    'categories',
    'saved_place_categories',
    'merged_saves',
    'list_imports',
    'list_import_rows',
    'waiting_rows',
  ],
  'modules/surprises/': ['surprises', 'surprise_reveals', 'date_limits', 'surprise_checks'],
  'modules/safety/': [
    'admins',
    'blocked_users',
    'date_plan_reports',
    'moderation_decisions',
    'moderation_leases',
    'objections',
    'reports',
  ],
  'integrations/mail/': ['local_mails'],
  'rateLimits/': ['rate_limits'],
};

/** The demo city fills an empty database before anybody owns anything. */
const MAY_WRITE_ALL = /^server\/src\/db\/demo\/|\.test\.ts$|\/testing\//;

const ownerOf = new Map(
  Object.entries(OWNERS).flatMap(([folder, tables]) => tables.map((table) => [table, folder])),
);

const BUILDER = /\.\s*(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*([^)\s,]+)/g;
const STATEMENT =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?([a-z_]+)\b/gi;

/** Tables that a file writes; a table that is not written out counts as ''. */
function tablesWritten(content: string): string[] {
  const built = [...content.matchAll(BUILDER)].map(
    ([, name = '']) => /^['"`](\w+)['"`]$/.exec(name)?.[1] ?? '',
  );
  const stated = [...content.matchAll(STATEMENT)]
    .map(([, name = '']) => name)
    .filter((name) => ownerOf.has(name));
  return [...built, ...stated];
}

/** What is wrong with the writes of one file of the server. */
export function ownerProblems(file: string, content: string): string[] {
  if (!/^server\/src\/.*\.ts$/.test(file) || MAY_WRITE_ALL.test(file)) return [];
  return [...new Set(tablesWritten(content))].flatMap((table) => {
    if (table === '') return [`${file}: writes a table whose name is not written out`];
    const owner = ownerOf.get(table);
    if (!owner) return [`${file}: writes ${table}, which tools/tableOwners.ts gives to nobody`];
    return file.startsWith(`server/src/${owner}`)
      ? []
      : [`${file}: writes ${table}, which belongs to ${owner}`];
  });
}

if (import.meta.main) {
  report(
    sourceFiles().flatMap((file) =>
      file.startsWith('server/src/') && file.endsWith('.ts')
        ? ownerProblems(file, readFileSync(path.join(ROOT, file), 'utf8'))
        : [],
    ),
  );
}
