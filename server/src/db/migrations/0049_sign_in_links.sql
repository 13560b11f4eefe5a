-- Mailed links that sign in (docs/decisions/0032).

create table sign_in_links (
  -- Of the letter that carries it: its token is made of this under the session secret, so nothing stored opens anything.
  id uuid primary key,
  -- Serves: pressing it.
  token_hash text not null constraint sign_in_links_token_key unique,
  -- In lower case. Serves: a newer link takes the place of the one before it.
  email text not null constraint sign_in_links_email_key unique,
  -- When 18 or over and the terms were confirmed with it (RUL-30). Null: it signs in to what is there, and makes no account.
  adult_confirmed_at timestamptz,
  -- Where it leads back to. Its code is made of this id when it is needed.
  invitation_id uuid references date_invitations on delete set null,
  -- What asked for it, by the names of products.
  browser text,
  system text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- Serves: the sweep of what has run out.
create index sign_in_links_expires_at on sign_in_links (expires_at);
-- Serves: deleting an invitation.
create index sign_in_links_invitation on sign_in_links (invitation_id) where invitation_id is not null;
