-- Addresses whose account was deleted, as keyed hashes: nobody gets a second free trial by leaving and coming back.
create table deleted_accounts (
  email_fingerprint text primary key,
  deleted_at timestamptz not null
);

-- With the person goes also what led back to them from the payment: their browser's key, and their bank's page.
create or replace function forget_billing() returns trigger language plpgsql as $$
begin
  new.sealed_billing := null;
  new.caller_key := null;
  new.next_action_url := null;
  return new;
end $$;
