-- outside a transaction
create index concurrently if not exists jobs_pay_rates_idx on jobs (pay_rates);
