-- Mails: a row each, written in the transaction of what it tells of. At most once: a row is 'sending', and committed,
-- before the mail server is spoken to, and what may have reached it is never sent again.
create table mails (
  id bigint generated always as identity primary key,
  -- Absent for a mail to somebody without an account.
  user_id bigint references users on delete cascade,
  to_address text not null,
  -- Which of the features' mails it is.
  kind text not null,
  -- What the mail says (it may hold a one-time link); erased as soon as the row is settled.
  sealed_data text,
  -- Made once a row, so that a receiver would know a second copy.
  message_id text not null unique,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'suppressed')),
  tries integer not null default 0,
  -- The start of the program that speaks to the mail server: what another start left in 'sending' died with it.
  claimed_by text,
  claimed_at timestamptz,
  -- What the mail server or we ourselves had against it.
  problem text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state in ('waiting', 'sending')) = (settled_at is null)),
  check (settled_at is null or sealed_data is null)
);
create index mails_user_idx on mails (user_id) where user_id is not null;
create index mails_open_idx on mails (created_at) where settled_at is null;
create index mails_settled_idx on mails (settled_at) where settled_at is not null;

-- Addresses that a mail server said do not exist: nothing is sent to them for a while.
create table mail_suppressions (
  address text not null,
  reason text not null,
  since timestamptz not null
);
create unique index mail_suppressions_address_key on mail_suppressions (lower(address));
