import { formatCount } from './format.ts'

/**
 * '1 job', '5,000 jobs', '1,000+ jobs'. English only: Filipino nouns do not change.
 * @param count a number, or formatted
 * @param many an irregular plural
 */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  const written = typeof count === 'string' ? count : formatCount(count)
  return `${written} ${written === '1' ? one : many}`
}
