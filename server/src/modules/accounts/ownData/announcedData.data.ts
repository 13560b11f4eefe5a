import type { GoesKind, RetainedKind } from '@liora/domain/rules/ownData';

/** With which words people are told of a table before they delete their account. */
export interface AnnouncedData {
  /** Of rows that go. */
  goes?: GoesKind;
  /** Of what stays: without a name, or as it was. */
  kept?: RetainedKind;
}

/**
 * Each table of {@link PERSONAL_TABLES} by the words that the settings name it with: a test holds it to what erasing does, so
 * that nothing is kept that nobody was told of.
 */
export const ANNOUNCED_DATA: Readonly<Record<string, AnnouncedData>> = {
  admin_actions: { kept: 'actions' },
  admins: { goes: 'profile' },
  analytics_events: { kept: 'facts' },
  applied_requests: { goes: 'own' },
  auth_accounts: { goes: 'profile' },
  auth_sessions: { goes: 'profile' },
  auth_users: { goes: 'profile' },
  auth_verifications: { goes: 'profile' },
  billing_events: { kept: 'purchases' },
  blocked_users: { goes: 'own' },
  calendar_feeds: { goes: 'own' },
  bucket_items: { goes: 'dates' },
  bucket_wishes: { goes: 'dates' },
  categories: { goes: 'own' },
  check_ins: { goes: 'dates' },
  check_in_settings: { goes: 'dates' },
  curator_totals: { goes: 'published' },
  // One's own go; in those that others sent the name is emptied.
  date_invitations: { goes: 'dates', kept: 'invitations' },
  date_limits: { goes: 'dates' },
  // One's own go; the partner keeps copies of the shared ones, in which the name of who changed them is emptied.
  date_memories: { goes: 'dates', kept: 'shared' },
  date_plan_likes: { goes: 'own' },
  date_plan_reports: { kept: 'reports' },
  date_plan_tags: { goes: 'published' },
  date_plans: { goes: 'published' },
  dropped_pins: { goes: 'published' },
  email_changes: { goes: 'profile' },
  free_evenings: { goes: 'dates' },
  liora_reviews: { goes: 'published' },
  link_codes: { goes: 'dates' },
  linked_people: { goes: 'dates' },
  hours_answers: { goes: 'own' },
  invitation_requests: { goes: 'dates' },
  list_import_rows: { goes: 'own' },
  list_imports: { goes: 'own' },
  live_events: { kept: 'traces' },
  local_mails: { goes: 'profile' },
  memory_reflections: { goes: 'dates' },
  memory_shares: { goes: 'dates' },
  match_cards: { goes: 'dates' },
  merged_saves: { goes: 'own' },
  match_decks: { goes: 'dates' },
  moderation_decisions: { kept: 'reports' },
  notification_deliveries: { goes: 'own' },
  notification_settings: { goes: 'own' },
  notifications: { goes: 'own' },
  moderation_leases: { goes: 'own' },
  objections: { goes: 'own' },
  partner_links: { goes: 'dates' },
  passkeys: { goes: 'profile' },
  photos: { goes: 'profile' },
  place_confirmations: { kept: 'facts' },
  place_corrections: { kept: 'facts' },
  place_edits: { kept: 'facts' },
  place_proposals: { kept: 'facts' },
  place_search: { goes: 'published' },
  plan_credits: { kept: 'copies' },
  profiles: { goes: 'profile' },
  push_subscriptions: { goes: 'own' },
  rate_limits: { kept: 'traces' },
  recovery_codes: { goes: 'profile' },
  remembered_searches: { goes: 'own' },
  reports: { kept: 'reports' },
  restaurants: { kept: 'facts' },
  surprises: { goes: 'dates' },
  // One's own saves go; in those that others have of one's plans the name is emptied.
  saved_date_plans: { goes: 'own', kept: 'copies' },
  saved_place_categories: { goes: 'own' },
  saved_places: { goes: 'own' },
  search_histories: { goes: 'own' },
  second_factors: { goes: 'profile' },
  sign_in_links: { goes: 'profile' },
  sign_in_tickets: { goes: 'profile' },
  venues: { kept: 'facts' },
  waiting_rows: { goes: 'own' },
  withdrawn_content: { goes: 'published' },
};
