import type { Job } from '@hanap/contract/jobs/jobs'

/**
 * Servers send an object or a string, which has no id and no number of jobs (0).
 * @param isShown as answered; if false, no employer is named
 * @returns null without a name
 */
export function readEmployer(given: unknown, isShown?: unknown): Job['employer'] {
  if (isShown === false) return null
  const object = typeof given === 'object' && given !== null ? given : {}
  const { id, name, total_posts } = { name: given, ...object } as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || name.trim() === '') return null
  return { id: wholeOr0(id), name: name.trim(), total_posts: wholeOr0(total_posts) }
}

const wholeOr0 = (value: unknown) => (typeof value === 'number' ? value : 0)
