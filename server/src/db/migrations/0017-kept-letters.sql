-- Kept letters are listed by their last change.
alter table cover_letters add column updated_at timestamptz;
update cover_letters set updated_at = created_at;
alter table cover_letters alter column updated_at set not null;
drop index cover_letters_user_idx;
create index cover_letters_user_idx on cover_letters (user_id, updated_at desc, id desc);
