import { accountData } from './personal-account.ts'
import { seekerData } from './personal-records.ts'
import type { PersonalTable } from './personal-table.ts'

/**
 * The one list of where personal data stands: every table that holds some, its columns, and how its rows reach the
 * person. A copy of one's data is made from it and a deleted account is looked for by it; a test compares it with the
 * database, so that no new table or column is forgotten in either.
 */
export const personalData: readonly PersonalTable[] = [...accountData, ...seekerData]

/** Every other table, and why none of its rows is about a person who has an account. */
export const impersonalTables: Readonly<Record<string, string>> = {
  deleted_accounts: 'keyed hashes of addresses whose account is gone: no address can be read from them',
  employer_counts: 'numbers of listings',
  employers: 'what the board says of those who hire',
  import_runs: 'work of ours',
  import_sightings: 'listings that an import has met',
  job_changes: 'numbers of listings',
  job_tags: 'listings',
  job_versions: 'listings as they were',
  jobs: 'listings as the board shows them to everybody',
  listing_arrivals: 'numbers of listings',
  listing_count: 'one number',
  migrations: 'names of files of ours',
  open_jobs: 'listings',
  provider_events: 'names of messages of who takes cards, without what they said',
  skills: 'names of skills',
  social_sign_in_returns: 'hashes of random values, kept for minutes and tied to nobody',
  tag_counts: 'numbers of listings',
  tags: 'names of skills',
}
