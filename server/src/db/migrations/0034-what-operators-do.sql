-- How payments stand, counted for whoever runs the site.
create index payments_state_idx on payments (state, created_at);

-- When somebody who runs the site had looked at a report; a later one of the same seeker is open again.
alter table job_reports add column settled_at timestamptz;
create index job_reports_open_idx on job_reports (reported_at) where settled_at is null;

-- A listing that whoever runs the site took down stays down, also while its board still shows it.
alter table jobs add column withheld_at timestamptz;

-- Why a month was given by hand; each reason once a seeker and plan. A month that was paid for has none.
alter table subscription_periods
  add column gift_reason text check (gift_reason <> ''),
  add constraint subscription_periods_paid_or_given check (payment_id is null or gift_reason is null);
create unique index subscription_periods_gift_once on subscription_periods (user_id, plan_type, gift_reason)
  where gift_reason is not null;

-- After another secret key took an earlier one's place: what its fingerprints were made with, sealed under the key in
-- use. A fingerprint cannot be made anew, since what it was made of is gone.
create table earlier_fingerprint_keys (
  key_id text primary key,
  sealed_key text not null,
  kept_at timestamptz not null
);
