-- What was given back of a payment, in centavos: all of it, or a part.
alter table payments
  add column refunded_amount integer not null default 0 check (refunded_amount between 0 and amount);
-- How much it was before this column nobody wrote down.
update payments set refunded_amount = amount where refunded_at is not null;
alter table payments
  add constraint payments_refunded check ((refunded_at is null) = (refunded_amount = 0));
