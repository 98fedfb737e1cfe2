-- Applications made elsewhere, rounds of interviews, and reminders to ask.
alter table applications
  add column origin text not null default 'hanap' check (origin in ('hanap', 'elsewhere')),
  -- When the seeker is to be reminded by mail, and when that mail was queued.
  add column follow_up_at timestamptz,
  add column reminded_at timestamptz,
  -- The Idempotency-Key of the call that added it by hand: a call that died before its answer was kept adds no other one.
  add column added_key text,
  -- How many of the board's apply points might be spent.
  add column points integer not null default 1 check (points between 1 and 99),
  -- The board's own word for where it stands, as it was last seen; '' where it gave none.
  add column board_status text not null default '',
  -- An application elsewhere may be for a job that was never listed here, and was sent with no letter that we know.
  alter column job_id drop not null,
  alter column sent_letter drop not null,
  add constraint applications_sent_here_check
    check (origin = 'elsewhere' or (job_id is not null and sent_letter is not null));
create index applications_follow_up_idx on applications (follow_up_at)
  where follow_up_at is not null and reminded_at is null;

create table interviews (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  -- Absent while no time is fixed.
  starts_at timestamptz,
  label text not null default '',
  place text not null default '',
  notes text not null default '',
  created_at timestamptz not null
);
create index interviews_application_idx on interviews (application_id, starts_at);
insert into interviews (application_id, starts_at, created_at)
  select id, interview_date, updated_at from applications where interview_date is not null;
alter table applications drop column interview_date;

alter table application_events
  drop constraint application_events_kind_check,
  add constraint application_events_kind_check
    check (kind in ('sending', 'status', 'notes', 'added', 'details', 'interview', 'follow-up', 'reminded'));
