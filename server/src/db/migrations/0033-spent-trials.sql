-- Not only addresses whose account is gone: also those that an account was moved away from, from that moment on.
alter table deleted_accounts rename to spent_trials;
alter table spent_trials rename column deleted_at to spent_at;
alter index deleted_accounts_pkey rename to spent_trials_pkey;
