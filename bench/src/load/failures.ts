import type { LoadResult } from './generator.ts'

/** '3 times 503 busy' */
export function describeFailures({ failures }: LoadResult): string {
  return Object.entries(failures)
    .map(([name, count]) => `${count} times ${name}`)
    .join(', ')
}
