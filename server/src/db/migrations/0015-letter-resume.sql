-- The resume that goes along with a letter, and the link to one elsewhere that stands below it; '' without.
alter table cover_letters
  add column resume_id bigint references resumes on delete set null,
  add column resume_url text not null default '';
create index cover_letters_resume_idx on cover_letters (resume_id) where resume_id is not null;

-- Which resume was chosen, as it was then, and what of it was sent; absent where none was, and in those sent before this.
alter table applications
  add column sent_resume jsonb,
  -- When the board said that it had an application for the job before this one: then what is kept here never went.
  add column already_there_at timestamptz;
