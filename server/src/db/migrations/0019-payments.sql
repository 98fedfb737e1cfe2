-- Money. Nothing of a card is kept but its brand and last four digits, which the provider tells.
create table payments (
  id bigint generated always as identity primary key,
  -- The row stays without the person, as the law asks, when the account goes.
  user_id bigint references users on delete set null,
  plan_type text not null check (plan_type in ('basic', 'premium')),
  -- Of that moment, in centavos.
  amount integer not null check (amount > 0),
  currency text not null default 'PHP' check (currency = 'PHP'),
  -- The provider's id of the intent; absent until the provider has answered that it made one.
  provider_id text unique,
  -- What the provider knows its making by, so that making it twice makes one.
  provider_key text not null unique,
  -- The Idempotency-Key that it was asked for with, if any: asking again with it never charges again, however it ended.
  caller_key text,
  state text not null check (state in ('starting', 'processing', 'awaiting-action', 'paid', 'failed')),
  refunded_at timestamptz,
  disputed_at timestamptz,
  -- Why it failed, in words for the seeker.
  failure text not null default '',
  next_action_url text,
  card_brand text not null default '',
  card_last4 text not null default '' check (card_last4 ~ '^([0-9]{4})?$'),
  -- Name, e-mail and phone as JSON, sealed; absent once the person is gone.
  sealed_billing text,
  -- The provider's id of the payment itself, once there is one.
  provider_payment_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  -- When the provider is to be asked again; absent once it is settled.
  next_look_at timestamptz
);
create index payments_user_idx on payments (user_id, created_at desc);
-- What the provider says of a refund names the payment, not the intent.
create index payments_provider_payment_idx on payments (provider_payment_id) where provider_payment_id is not null;
create index payments_unsettled_idx on payments (next_look_at) where next_look_at is not null;
create unique index payments_caller_key_idx on payments (user_id, caller_key) where caller_key is not null;
-- One attempt at a time: two tabs cannot pay twice at once.
create unique index payments_one_open on payments (user_id) where state in ('starting', 'processing', 'awaiting-action');

-- With the person goes whom the bill was for.
create function forget_billing() returns trigger language plpgsql as $$
begin
  new.sealed_billing := null;
  return new;
end $$;
create trigger payments_forget_billing before update of user_id on payments
  for each row when (new.user_id is null) execute function forget_billing();

create table payment_events (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments on delete cascade,
  kind text not null,
  source text not null check (source in ('seeker', 'poll', 'webhook', 'task', 'operator')),
  happened_at timestamptz not null
);
create index payment_events_payment_idx on payment_events (payment_id, happened_at);

-- Messages of the provider that were taken, so that a repeated one does nothing.
create table provider_events (
  provider_event_id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index provider_events_received_idx on provider_events (received_at);

alter table subscription_periods
  drop constraint subscription_periods_check,
  -- One payment gives one period, whoever says so and however often.
  add column payment_id bigint unique references payments,
  -- What it was meant to be, where another plan took its place earlier.
  add column ends_at_first timestamptz,
  -- When its reminder before the end was queued.
  add column reminded_at timestamptz,
  -- One that another plan replaced before it began ends before its start.
  add constraint subscription_periods_ends_after_start check (coalesce(ends_at_first, ends_at) >= starts_at);
create index subscription_periods_ending_idx on subscription_periods (ends_at) where reminded_at is null;
