-- When the address was proved to be the seeker's: by a mailed link, or by a provider that vouches for it.
alter table users add column email_verified_at timestamptz;

-- Links that are mailed and work once. Of the token only its hash is kept.
create table account_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('verify-email', 'change-email', 'reset-password')),
  token_hash bytea not null unique,
  -- Where it was mailed to: opening it proves this address and no other.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was used, or something that came later made it void. The row stays for a while, so that a second opening
  -- can be told from a wrong link.
  ended_at timestamptz
);
create index account_links_user_idx on account_links (user_id);
create index account_links_expires_at_idx on account_links (expires_at);
