-- What seekers want to be told by mail; without a row the defaults hold.
create table notification_settings (
  user_id bigint primary key references users on delete cascade,
  job_alerts boolean not null,
  application_updates boolean not null,
  messages boolean not null,
  marketing boolean not null,
  frequency text not null check (frequency in ('immediately', 'daily', 'weekly')),
  updated_at timestamptz not null
);

-- What seekers were told, for the list in the site.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  -- What happened, by a name of its own: told once, however often it is met.
  event_key text not null,
  title text not null,
  body text not null default '',
  path text not null default '',
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event_key)
);
create index notifications_newest_idx on notifications (user_id, id desc);
create index notifications_unread_idx on notifications (user_id) where read_at is null;
create index notifications_old_idx on notifications (created_at);

-- Which switch a mail belongs to; absent for what is about the account itself and is always sent.
alter table mails add column topic text
  check (topic in ('job_alerts', 'application_updates', 'messages', 'marketing'));
