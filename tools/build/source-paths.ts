/**
 * Paths from the project's root: an ending dot means a file and its Filipino sibling; a slash, a folder; '*', a word.
 */

export const web = (...names: string[]) => names.map((name) => `web/src/${name}`)
export const jobs = (...names: string[]) => names.map((name) => `web/src/features/jobs/${name}`)
export const contract = (...names: string[]) => names.map((name) => `contract/src/${name}`)
export const icons = (...names: string[]) =>
  names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.`)

/** Matches paths, or the bundler's names. */
export function filesOf(list: readonly string[]): RegExp {
  const sources = list.map((path) => path.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`\w+`))
  return new RegExp(`(?:^|/)(?:${sources.join('|')})`)
}
