-- Pesos for one unit of a currency on a day, as who runs the site stored them. The newest day of each currency counts, and
-- of one day the row stored last; a currency without a row has the rate the program ships with.
create table exchange_rates (
  id integer generated always as identity primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  pesos numeric not null check (pesos > 0),
  source text not null,
  stored_at timestamptz not null
);
-- The newest of them when the pay of a listing was read; 0 for none. What was read before a newer one is read again.
alter table jobs add column pay_rates integer not null default 0;
