import { MAX_QUERY } from '@hanap/contract/jobs/jobs'
import { readText } from '../rules.ts'

/** The words of a request before its validation, as `readCriteria` will read them. */
export function wordsAsked(query: unknown): string | null {
  const { search, q } = query as Record<string, unknown>
  const textOf = (given: unknown) =>
    typeof given === 'string' && given.length <= MAX_QUERY ? readText(given) : null
  return textOf(search) ?? textOf(q)
}
