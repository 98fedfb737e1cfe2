import { type Command, type Group, groups } from './command.ts'
import { rankCommands } from './rank-commands.ts'

export type FoundGroup = { readonly group: Group; readonly commands: readonly Command[] }

/** More jobs would hide the rest. */
const MOST_JOBS = 8
const JOBS_UNASKED = 3

/**
 * With nothing typed: recent ones, then most of the rest. Otherwise matches, best group first, job search last.
 * @param recent ids, last first
 */
export function findCommands(
  known: readonly Command[],
  typed: string,
  recent: readonly string[],
  search: Command | null,
): FoundGroup[] {
  if (typed.trim() === '') return unasked(known, recent)
  const ranked = rankCommands(known, typed)
  const best = (group: Group) => ranked.find(({ command }) => command.group === group)?.rank ?? Infinity
  const found = groups
    .map((group) => ({
      group,
      commands: ranked.flatMap(({ command }) => (command.group === group ? [command] : [])),
    }))
    .toSorted((one, other) => best(one.group) - best(other.group))
  return filled([...cut(found, MOST_JOBS), { group: 'search', commands: search ? [search] : [] }])
}

function unasked(known: readonly Command[], recent: readonly string[]): FoundGroup[] {
  const lately = recent.flatMap((id) => known.find((command) => command.id === id) ?? [])
  const others = known.filter((command) => !lately.includes(command))
  const all = groups.map((group) => ({
    group,
    commands: group === 'recent' ? lately : others.filter((command) => command.group === group),
  }))
  return filled(cut(all, JOBS_UNASKED))
}

const cut = (all: readonly FoundGroup[], most: number): FoundGroup[] =>
  all.map(({ group, commands }) => ({
    group,
    commands: group === 'jobs' ? commands.slice(0, most) : commands,
  }))

const filled = (all: readonly FoundGroup[]) => all.filter(({ commands }) => commands.length > 0)
