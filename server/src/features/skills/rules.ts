import type { Skill } from '@hanap/contract/profile/skills'
import type { Skill as ListedSkill } from '../../skills/skill-list.ts'
import type { SkillMatcher } from '../../skills/skill-matcher.ts'
import { skillKeyOf } from '../../skills/skill-words.ts'

export type BoardSkill = Readonly<{ sourceId: string; name: string; group: string }>

type Row = { key: string; name: string; group: string; source: string | null; source_id: string | null }

const LONGEST_NAME = 120
/** The board has some twelve hundred; far more must be an error. */
const MOST_BOARD_SKILLS = 10_000

/** A name unknown to the project's list is its own skill. */
export const keyOf = (matcher: SkillMatcher, name: string) => matcher.lookup(name)?.key ?? skillKeyOf(name)

/** Each skill once, under the project's name if known. Duplicates take the oldest one's id. */
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

/** A null source keeps the stored one. */
export function changedRows(there: readonly Row[], wanted: readonly Row[]): Row[] {
  const byKey = new Map(there.map((row) => [row.key, row]))
  return wanted.filter((row) => {
    const found = byKey.get(row.key)
    if (!found || found.name !== row.name || found.group !== row.group) return true
    return row.source !== null && (found.source !== row.source || found.source_id !== row.source_id)
  })
}

/** `names` are plain words, the shown name first. */
export type Suggestible = Readonly<{ skill: Skill; names: readonly string[] }>

/** Shorter input occurs inside too many names. */
const LEAST_INSIDE = 3

/** Exact names first, then beginnings, words that begin so, then substrings; shown names first, then short ones. */
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
