import type { Skill } from '@hanap/contract/profile/skills'
import type { Skill as ListedSkill } from '../../skills/skill-list.ts'
import type { SkillMatcher } from '../../skills/skill-matcher.ts'
import { skillKeyOf } from '../../skills/skill-words.ts'

/** What the board's own vocabulary says of one skill. */
export type BoardSkill = Readonly<{ sourceId: string; name: string; group: string }>

type Row = { key: string; name: string; group: string; source: string | null; source_id: string | null }

const LONGEST_NAME = 120
/** More would be no vocabulary: the board's has some twelve hundred. */
const MOST_BOARD_SKILLS = 10_000

/** The key of a skill by any of its names; a name that the project's list lacks is a skill of its own. */
export const keyOf = (matcher: SkillMatcher, name: string) => matcher.lookup(name)?.key ?? skillKeyOf(name)

/**
 * The board's vocabulary as rows, each skill once: what the project's list has goes under the list's name. Of several
 * that are one skill the oldest one's id stands for it.
 */
export function boardRows(
  source: string,
  given: readonly BoardSkill[],
  known: { matcher: SkillMatcher; listed: ReadonlyMap<string, ListedSkill> },
): Row[] {
  const rows = new Map<string, Row>()
  const oldestFirst = [...given].sort((a, b) => Number(a.sourceId) - Number(b.sourceId))
  for (const { sourceId, name, group } of oldestFirst.slice(0, MOST_BOARD_SKILLS)) {
    const key = name.length <= LONGEST_NAME ? keyOf(known.matcher, name) : ''
    if (key === '' || rows.has(key)) continue
    const own = known.listed.get(key)
    rows.set(key, {
      key,
      name: own?.name ?? name,
      group: own?.group ?? group.slice(0, LONGEST_NAME),
      source,
      source_id: sourceId,
    })
  }
  return [...rows.values()]
}

/** Those of `wanted` that are not there yet as they should be. What says no source leaves the source as it is. */
export function changedRows(there: readonly Row[], wanted: readonly Row[]): Row[] {
  const byKey = new Map(there.map((row) => [row.key, row]))
  return wanted.filter((row) => {
    const found = byKey.get(row.key)
    if (!found || found.name !== row.name || found.group !== row.group) return true
    return row.source !== null && (found.source !== row.source || found.source_id !== row.source_id)
  })
}

/** A skill to suggest, with the plain words of all its names, the one that is shown first. */
export type Suggestible = Readonly<{ skill: Skill; names: readonly string[] }>

/** Below this many letters a name that merely has them inside says nothing. */
const LEAST_INSIDE = 3

/**
 * Skills to suggest: exact names, then beginnings, words that begin so, then substrings; shown names before other
 * names, short ones first.
 */
export function chooseSuggestions(all: readonly Suggestible[], typed: string, most: number): Skill[] {
  const wanted = skillKeyOf(typed)
  if (wanted === '') return []
  return all
    .flatMap(({ skill, names }) => {
      const worth = Math.min(...names.map((name, n) => rankOf(name, wanted) * 2 + (n === 0 ? 0 : 1)))
      return worth === Infinity ? [] : [{ skill, worth }]
    })
    .sort(
      (a, b) =>
        a.worth - b.worth ||
        a.skill.name.length - b.skill.name.length ||
        a.skill.name.localeCompare(b.skill.name, 'en'),
    )
    .slice(0, most)
    .map(({ skill }) => skill)
}

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(` ${wanted}`)) return 2
  return wanted.length >= LEAST_INSIDE && name.includes(wanted) ? 3 : Infinity
}
