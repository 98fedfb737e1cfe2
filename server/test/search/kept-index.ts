import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createJobIndex, type JobIndex } from '../../src/search/job-index.ts'
import { createKeptStore, type KeptStore } from '../../src/search/kept/store.ts'
import { collectSuggestions, suggest } from '../../src/search/suggest/suggest.ts'
import { fewSynonyms } from './random-listings.ts'

/** Removed after the test. */
export function keptFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanap-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Given = Partial<Parameters<typeof createKeptStore>[0]>
/** The store of a starting process; the database knows every change. */
export const openStore = (folder: string, given: Given = {}): KeptStore =>
  createKeptStore({ folder, madeBy: 'us', originOf: async (change) => `here ${change}`, ...given })

/** Late answers are right on a busy machine. */
const given = { synonyms: fewSynonyms, questionMs: Number.POSITIVE_INFINITY }
export const emptyIndex = () => createJobIndex(given)

/** As a starting process finds it. */
export async function readIndex(store: KeptStore): Promise<JobIndex | null> {
  const kept = await store.read()
  return kept && createJobIndex({ ...given, ...kept.parts })
}

const original = {
  id: 1,
  title: 'Virtual assistant for web ops',
  tagIds: [1, 14],
  jobType: 'full-time',
  employerId: 1,
  usdMin: 300,
  usdMax: 1000,
} as const

/** Except searches and counts. */
export function otherAnswers(index: JobIndex) {
  const { vocabulary, segments, names } = index.parts
  const suggestions = collectSuggestions(segments.all(), vocabulary, names)
  return {
    related: index.related(original),
    pay: [index.typicalPay(original), index.typicalPayOfOthers([original])],
    guide: index.payGuide({
      title: 'web',
      location: null,
      level: null,
      jobType: null,
      tagIds: null,
      fewest: 1,
    }),
    kind: index.kindOfWork({
      titles: 'assistant',
      without: 'nurses',
      newSince: 2,
      fewest: 1,
      mostSkills: 9,
      mostNewest: 9,
    }),
    suggested: ['vi', 'we', 'nu', 'se', 'as'].map((typed) => suggest(suggestions, typed)),
    figures: index.statistics(),
  }
}
