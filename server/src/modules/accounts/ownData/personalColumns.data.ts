import type { RawBuilder } from 'kysely';
import { CONTENT_KINDS } from '../../../content/contentKinds.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { copiedPlan } from '../../plans/saved/copySight.policy.ts';
import { copiedSave } from '../../saved/saved.policy.ts';

/**
 * What erasing an account does with a column that tells something of a person: its row goes with them; the column is emptied
 * and the rest stays without a name; or it is kept, and why.
 */
export type Erasure = 'row goes' | 'emptied' | { kept: string };

export interface PersonalTable {
  /** Columns that tell who somebody is, by name. A test holds these to the database's own rules. */
  columns: Readonly<Record<string, Erasure>>;
  /** What somebody's own copy of their data holds of it; null: nothing, and why is said beside it. */
  copy: {
    /** File in the copy, without its ending. Several tables may stand in one. */
    file: string;
    /** Column that says whose row it is. */
    owner: string;
    /** Columns that are secret, the product's own machinery, or somebody else's. */
    leaves?: readonly string[];
    /** JSON of the row `c`, where it is not its columns; it can hang on what its owner may see at that moment. */
    row?: RawBuilder<object> | ((owner: Viewer) => RawBuilder<object>);
  } | null;
}

const row = 'row goes' as const;
const name = 'emptied' as const;
const PURCHASES = { kept: 'Purchases are kept for seven years, as the law on accounts asks.' };
/** The number of an account, which leads to nobody once that is erased. */
const ACTIONS = { kept: 'What admins did is a list that can only grow.' };
/**
 * Of a report. Who reported somebody is not theirs to know, and that it was decided only as far as they were told it: `outcome` says
 * so, `notified_at` is also of those who are told nothing.
 */
const NOT_THE_REPORTERS = [
  'reported_user_id',
  'reporter_network',
  'hides',
  'decision_id',
  'notified_at',
  'round',
];
/** That of a profile, which is a name, is emptied. */
const REPORTED = { kept: 'What a report is about is a part of it, as moderators decide by it.' };

/**
 * Every column that refers to a person, of every table: what their copy of their data holds of it and what erasing the
 * account does with it (RUL-92). A test fails when the schema has one that is not here.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  admin_actions: {
    columns: { admin_id: ACTIONS, subject_id: ACTIONS },
    // Whom and what it was about, and why, is not theirs to take along.
    copy: { file: 'decisions', owner: 'admin_id', leaves: ['subject_id', 'reason', 'details'] },
  },
  admins: { columns: { user_id: row }, copy: { file: 'account', owner: 'user_id' } },
  analytics_events: { columns: { user_id: name }, copy: { file: 'activity', owner: 'user_id' } },
  // Numbers of requests of the last month.
  applied_requests: { columns: { user_id: row }, copy: null },
  auth_accounts: {
    columns: { user_id: row, account_id: row },
    copy: {
      file: 'account',
      owner: 'user_id',
      leaves: [
        'password',
        'access_token',
        'refresh_token',
        'id_token',
        'access_token_expires_at',
        'refresh_token_expires_at',
      ],
    },
  },
  auth_sessions: {
    columns: { user_id: row, ip_address: row, user_agent: row },
    copy: { file: 'account', owner: 'user_id', leaves: ['token'] },
  },
  auth_users: {
    columns: { id: row, email: row, name: row, image: row },
    copy: { file: 'account', owner: 'id' },
  },
  // Hashes of links in somebody's mail.
  auth_verifications: { columns: { value: row, identifier: row }, copy: null },
  billing_events: {
    columns: {
      customer: PURCHASES,
      customers: PURCHASES,
      // A purchase without a store is named by whose it is.
      subscription: PURCHASES,
      transferred_from: PURCHASES,
      transferred_to: PURCHASES,
    },
    copy: { file: 'purchases', owner: 'customer' },
  },
  blocked_users: {
    columns: { blocker_user_id: row, blocked_user_id: row },
    // Who blocked somebody is not theirs to know (RUL-22).
    copy: { file: 'blocked-people', owner: 'blocker_user_id' },
  },
  calendar_feeds: {
    columns: { user_id: row },
    // The address itself is shown in the settings; a copy that lies around must not hold it.
    copy: { file: 'calendar', owner: 'user_id', leaves: ['seed', 'token_hash', 'request_id'] },
  },
  bucket_items: {
    columns: { user_id: row },
    copy: { file: 'bucket-list', owner: 'user_id', leaves: ['link_id', 'request_id'] },
  },
  bucket_wishes: { columns: { user_id: row }, copy: { file: 'bucket-list', owner: 'user_id' } },
  categories: {
    columns: { user_id: row, name: row },
    copy: { file: 'saved-places', owner: 'user_id', leaves: ['request_id'] },
  },
  // Sums of a person's plans.
  curator_totals: { columns: { user_id: row }, copy: null },
  date_limits: { columns: { user_id: row }, copy: { file: 'surprises', owner: 'user_id' } },
  // What somebody said; what the other one did is theirs.
  check_ins: {
    columns: { user_id: row },
    copy: { file: 'check-ins', owner: 'user_id', leaves: ['link_id', 'request_id'] },
  },
  check_in_settings: { columns: { user_id: row }, copy: { file: 'check-ins', owner: 'user_id' } },
  date_invitations: {
    columns: { sender_id: row, recipient_id: name },
    copy: {
      file: 'invitations',
      owner: 'sender_id',
      // What somebody else answered is theirs.
      leaves: ['invitation_code', 'recipient_id', 'response_notes', 'request_id'],
    },
  },
  date_memories: {
    columns: { user_id: row, edited_by: name },
    copy: { file: 'memories', owner: 'user_id', row: CONTENT_KINDS.memory.exported },
  },
  date_plan_likes: { columns: { user_id: row }, copy: { file: 'liked-plans', owner: 'user_id' } },
  date_plan_reports: {
    columns: {
      reporter_user_id: name,
      reported_user_id: name,
      reporter_network: name,
      content_title: REPORTED,
    },
    copy: {
      file: 'reports',
      owner: 'reporter_user_id',
      leaves: NOT_THE_REPORTERS,
    },
  },
  // A part of date_plans.
  date_plan_tags: { columns: { user_id: row }, copy: null },
  date_plans: {
    columns: { user_id: row },
    copy: { file: 'plans', owner: 'user_id', row: CONTENT_KINDS.plan.exported },
  },
  dropped_pins: {
    columns: { user_id: row },
    copy: { file: 'pins', owner: 'user_id', row: CONTENT_KINDS.pin.exported },
  },
  // Addresses of the last three days.
  email_changes: { columns: { user_id: row, old_email: row, new_email: row }, copy: null },
  free_evenings: {
    columns: { user_id: row },
    copy: { file: 'free-evenings', owner: 'user_id', leaves: ['link_id'] },
  },
  hours_answers: {
    columns: { user_id: row },
    copy: { file: 'invitations', owner: 'user_id' },
  },
  invitation_requests: {
    columns: { user_id: row },
    copy: { file: 'invitations', owner: 'user_id' },
  },
  // Which rows of the person's an import added: the rows themselves are in the copy.
  link_codes: {
    columns: { user_id: row, used_by: row },
    copy: { file: 'partner', owner: 'user_id', leaves: ['code_hash', 'used_by'] },
  },
  linked_people: {
    columns: { user_id: row, partner_id: row },
    copy: { file: 'partner', owner: 'user_id', leaves: ['partner_id'] },
  },
  list_import_rows: { columns: { user_id: row }, copy: null },
  list_imports: { columns: { user_id: row }, copy: { file: 'saved-places', owner: 'user_id' } },
  liora_reviews: {
    columns: { user_id: row },
    copy: { file: 'reviews', owner: 'user_id', row: CONTENT_KINDS.review.exported },
  },
  // Ids, for an hour.
  live_events: {
    columns: {
      owner: { kept: 'An id in a message of the last hour.' },
      subject: { kept: 'An id in a message of the last hour.' },
    },
    copy: null,
  },
  // The mailbox of a Liora without a mail server: letters that were sent.
  local_mails: { columns: { recipient: row, body: row }, copy: null },
  memory_reflections: {
    columns: { user_id: row },
    copy: { file: 'memories', owner: 'user_id' },
  },
  memory_shares: {
    columns: { user_id: row },
    copy: { file: 'memories', owner: 'user_id', row: CONTENT_KINDS.shared_memory.exported },
  },
  // Votes of one's own until they are erased; the other hand is the other one's.
  match_cards: { columns: { user_id: row }, copy: { file: 'match', owner: 'user_id', leaves: ['position'] } },
  match_decks: {
    columns: { user_id: row },
    copy: { file: 'match', owner: 'user_id', leaves: ['link_id', 'seed', 'request_id'] },
  },
  moderation_decisions: {
    // Of a profile the id is its owner's: another one takes its place.
    columns: { decided_by: name, about_user_id: name, content_id: name, content_title: REPORTED },
    // Whom and what it was about, and why, is not theirs to take along.
    copy: {
      file: 'decisions',
      owner: 'decided_by',
      leaves: ['about_user_id', 'content_id', 'content_title', 'reason', 'suspended_until', 'job_id'],
    },
  },
  // That something was sent, of the notification beside it.
  notification_deliveries: { columns: { user_id: row }, copy: null },
  notification_settings: {
    columns: { user_id: row },
    copy: { file: 'notifications', owner: 'user_id' },
  },
  notifications: {
    columns: { user_id: row, from_user_id: row },
    copy: {
      file: 'notifications',
      owner: 'user_id',
      leaves: ['from_user_id', 'thread', 'read_mark', 'counted'],
    },
  },
  // What a moderator looks at, for half a minute; of a profile it leads to its owner.
  moderation_leases: { columns: { user_id: row, content_id: row }, copy: null },
  // With the decision that it is about; who answered is not told.
  objections: {
    columns: { user_id: row },
    copy: { file: 'decisions', owner: 'user_id', leaves: ['answer_id'] },
  },
  partner_links: {
    columns: { user_id_1: row, user_id_2: row },
    copy: {
      file: 'partner',
      owner: 'user_id_1',
      // Who the other one is, and why either of them ended it, is not told.
      leaves: ['user_id_2', 'disconnect_reason', 'last_entitlement_ok_at', 'checked_at'],
    },
  },
  passkeys: {
    columns: { user_id: row, name: row },
    copy: { file: 'account', owner: 'user_id', leaves: ['credential_id', 'public_key', 'counter'] },
  },
  photos: {
    columns: { user_id: row },
    // The pictures themselves are files of their own in the copy.
    copy: { file: 'photos', owner: 'user_id', row: CONTENT_KINDS.photo.exported },
  },
  // What two saves were before their places were merged.
  merged_saves: {
    columns: { user_id: row },
    copy: { file: 'saved-places', owner: 'user_id', leaves: ['save_id', 'after'] },
  },
  place_confirmations: {
    columns: { confirmed_by: name },
    copy: { file: 'confirmations', owner: 'confirmed_by' },
  },
  place_corrections: {
    columns: { corrected_by: name },
    copy: { file: 'corrections', owner: 'corrected_by' },
  },
  place_edits: {
    columns: { edited_by: name, undone_by: name },
    // Who took it back is not theirs to know.
    copy: { file: 'corrections', owner: 'edited_by', leaves: ['undone_by'] },
  },
  place_proposals: {
    columns: { reported_by: name, decided_by: name },
    // Who decided is not theirs to know.
    copy: { file: 'proposals', owner: 'reported_by', leaves: ['decided_by', 'decision_reason'] },
  },
  // A part of dropped_pins.
  place_search: { columns: { owner: row }, copy: null },
  plan_credits: {
    // In the plans that others made of one's own.
    columns: { source_creator: name },
    copy: null,
  },
  profiles: {
    columns: { user_id: row, username: row, bio: row, profile_photo_url: row },
    copy: { file: 'profile', owner: 'user_id', row: CONTENT_KINDS.profile.exported },
  },
  // Keyed hashes, for a day at most.
  rate_limits: {
    columns: { key: { kept: 'A hash that leads nowhere, until its window ends.' } },
    copy: null,
  },
  push_subscriptions: {
    columns: { user_id: row, session_id: row },
    copy: {
      file: 'notifications',
      owner: 'user_id',
      // Who has address and keys can send messages to the browser.
      leaves: ['session_id', 'endpoint', 'p256dh', 'auth', 'server_key'],
    },
  },
  remembered_searches: {
    columns: { user_id: row },
    copy: { file: 'searches', owner: 'user_id' },
  },
  // Hashes of codes.
  recovery_codes: { columns: { user_id: row }, copy: null },
  reports: {
    columns: {
      reporter_user_id: name,
      reported_user_id: name,
      reporter_network: name,
      content_id: name,
      content_title: REPORTED,
    },
    copy: {
      file: 'reports',
      owner: 'reporter_user_id',
      leaves: NOT_THE_REPORTERS,
    },
  },
  restaurants: {
    columns: { curator_notes_by: name },
    copy: { file: 'notes-on-places', owner: 'curator_notes_by' },
  },
  saved_date_plans: {
    columns: { user_id: row, creator_id: name, creator_username: name, creator_photo_url: name },
    // No more of a plan than its saver may see of it by now, and not whose a copy is (RUL-116).
    copy: { file: 'saved-plans', owner: 'user_id', row: copiedPlan },
  },
  saved_place_categories: {
    columns: { user_id: row },
    copy: { file: 'saved-places', owner: 'user_id', leaves: ['position'] },
  },
  saved_places: {
    columns: { user_id: row },
    // No more of somebody's pin than its saver may see of it by now.
    copy: { file: 'saved-places', owner: 'user_id', row: copiedSave },
  },
  // That somebody wants their searches remembered; these are in the copy.
  search_histories: { columns: { user_id: row }, copy: null },
  // What codes are made of, sealed.
  second_factors: { columns: { user_id: row }, copy: null },
  // A link in somebody's mail, for some minutes; it may be of somebody without an account.
  sign_in_links: { columns: { email: row }, copy: null },
  // Half a sign-in, for some minutes.
  sign_in_tickets: { columns: { user_id: row }, copy: null },
  surprises: {
    columns: { user_id: row, for_user_id: row },
    // Whom it is for reads of it in its invitation: nothing more is theirs before it opens.
    copy: { file: 'surprises', owner: 'user_id', leaves: ['for_user_id', 'link_id', 'request_id', 'told'] },
  },
  venues: {
    columns: { curator_notes_by: name },
    copy: { file: 'notes-on-places', owner: 'curator_notes_by' },
  },
  waiting_rows: {
    columns: { user_id: row, name: row },
    copy: { file: 'saved-places', owner: 'user_id', leaves: ['key'] },
  },
  // What is hidden while an account is closed.
  withdrawn_content: { columns: { user_id: row }, copy: null },
};
