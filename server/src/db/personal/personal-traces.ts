import { sql } from 'kysely'
import { ofExport, type PersonalTable, personalTable, reasons } from './personal-table.ts'

const { account, ours, fileName, fileHash } = reasons

/** Copies, files, calls and counts that the site keeps for its own work. */
export const traceData: readonly PersonalTable[] = [
  personalTable('search_counts', {
    title: 'How many searches you made in a month',
    key: ['user_id', 'month'],
    told: { month: 'month', spent: ['number', 'Searches used'], credit_expires_at: 'technical' },
    leftOut: { user_id: account },
  }),
  personalTable('recent_searches', {
    title: 'When you searched in the last hour',
    key: ['user_id', 'text_hash'],
    told: { last_searched_at: ['time', 'Searched'] },
    leftOut: { user_id: account, text_hash: 'a hash: what you searched for is not kept' },
  }),
  personalTable('data_exports', {
    title: 'Copies of your data that you asked for',
    key: ['id'],
    told: {
      id: 'technical',
      state: 'code',
      done: 'technical',
      total: 'technical',
      size: 'bytes',
      requested_at: 'time',
      ready_at: 'time',
      expires_at: ['time', 'Good until'],
      sent_at: ['time', 'Downloaded'],
    },
    leftOut: {
      user_id: account,
      token_hash: 'a secret: what the mailed link is known by',
      tries: ours,
      fetch_claim: ours,
      fetch_claimed_until: ours,
    },
  }),
  personalTable('data_export_parts', {
    title: 'The pieces of those copies',
    isTheirs: ofExport,
    key: ['export_id', 'part'],
    told: { export_id: 'technical', part: 'technical', size: 'technical' },
    leftOut: { file_key: fileName },
  }),
  personalTable('stored_files', {
    title: 'Your files in our store',
    isTheirs: ({ id }) => sql<boolean>`key in (
      select file_key from resumes where user_id = ${id} union all
      select file_key from data_export_parts where export_id in (select id from data_exports where user_id = ${id}))`,
    key: ['key'],
    told: { size: 'bytes', created_at: ['time', 'Stored'] },
    leftOut: { key: fileName, sha256: fileHash, claimed_at: ours, released_at: ours },
  }),
  personalTable('idempotency_keys', {
    title: 'Calls of your browser that may be repeated, and what they were answered',
    key: ['user_id', 'endpoint', 'key'],
    told: {
      endpoint: 'technical',
      key: 'technical',
      status: 'technical',
      answer: 'technical',
      created_at: 'technical',
    },
    leftOut: { user_id: account, request_hash: reasons.key, claimed_by: ours },
  }),
  personalTable('rate_counters', {
    title: 'How often you tried things that are limited',
    isTheirs: ({ id }) => sql<boolean>`split_part(bucket, ':', 2) = ${String(id)}`,
    key: ['bucket'],
    told: { bucket: 'technical', count: 'technical', started_at: 'technical' },
    isLoose: true,
  }),
]
