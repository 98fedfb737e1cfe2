-- What visitors write to who runs the site: nobody has to have an account for it. Kept a year.
create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  -- A keyed hash of all of it: tells a repeat, without comparing long texts.
  content_hash bytea not null,
  sent_at timestamptz not null
);
create index contact_messages_repeat_idx on contact_messages (content_hash, sent_at);
create index contact_messages_sent_idx on contact_messages (sent_at);
