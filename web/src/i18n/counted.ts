import { formatCount } from './format.ts'

/**
 * A count with its noun: '1 job', '5,000 jobs', '1,000+ jobs'. Filipino nouns stay as they are, so only English asks.
 * @param count a number, or the count as it is written
 * @param many the plural, where an s does not make it
 */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  const written = typeof count === 'string' ? count : formatCount(count)
  return `${written} ${written === '1' ? one : many}`
}
