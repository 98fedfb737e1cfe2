import type { Job } from '@hanap/contract/jobs'

/**
 * A listing's employer as every page shows it. A server may name the employer by an object or by a plain string;
 * a string tells no id and no number of posts, which are then 0: not known.
 * @param isShown as the answer has it; where that is false, the string says in English that nobody is named
 * @returns null where nobody is named
 */
export function readEmployer(given: unknown, isShown?: unknown): Job['employer'] {
  if (isShown === false) return null
  const object = typeof given === 'object' && given !== null ? given : {}
  const { id, name, total_posts } = { name: given, ...object } as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || name.trim() === '') return null
  return { id: wholeOr0(id), name: name.trim(), total_posts: wholeOr0(total_posts) }
}

const wholeOr0 = (value: unknown) => (typeof value === 'number' ? value : 0)
