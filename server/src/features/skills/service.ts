import { MOST_SKILL_SUGGESTIONS, type Skill } from '@hanap/contract/profile/skills'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { projectMatcher } from '../../skills/project-matcher.ts'
import { type Skill as ListedSkill, projectSkills } from '../../skills/skill-list.ts'
import { createSkillMatcher } from '../../skills/skill-matcher.ts'
import { skillKeyOf } from '../../skills/skill-words.ts'
import {
  type BoardSkill,
  boardRows,
  changedRows,
  chooseSuggestions,
  keyOf,
  type Suggestible,
} from './rules.ts'
import { findSkillIds, freeSourceIds, listSkills, type SkillRow, writeSkills } from './store.ts'

export type Skills = {
  /** Null for unknown skills. */
  idsOf(connection: Connection, names: readonly string[]): Promise<(number | null)[]>
  /** Ordered by name. */
  list(): Promise<Skill[]>
  /** At most 8, best first. */
  suggest(typed: string): Promise<Skill[]>
  /** Adds new skills of the project's list. */
  seed(): Promise<void>
  /** The same for a board's vocabulary. */
  keepBoardSkills(source: string, skills: readonly BoardSkill[]): Promise<void>
}

/** Another process may have written, such as an import from the command line. */
const REREAD_MS = 10 * 60_000

/** @param given.listed tests give fewer */
export function createSkills(given: { db: Database; clock: Clock; listed?: readonly ListedSkill[] }): Skills {
  const { db, clock, listed = projectSkills } = given
  const matcher = listed === projectSkills ? projectMatcher() : createSkillMatcher(listed)
  const byKey = new Map(listed.map((skill) => [skill.key, skill]))
  let kept: { at: number; all: Promise<Suggestible[]> } | null = null

  /** Cached: suggestions need them at every key press. */
  function readAll(): Promise<Suggestible[]> {
    const now = clock.now().getTime()
    if (kept && Math.abs(now - kept.at) < REREAD_MS) return kept.all
    const all = listSkills(db).then((rows) => rows.flatMap(describe))
    kept = { at: now, all }
    all.catch(() => {
      kept = null
    })
    return all
  }

  /** None if the row's name now belongs to another skill. */
  function describe({ id, key, name, group }: SkillRow): Suggestible[] {
    if (keyOf(matcher, name) !== key) return []
    const names = byKey.get(key)?.names.map(({ text }) => skillKeyOf(text)) ?? [key]
    return [{ skill: { id, name, group }, names }]
  }

  return {
    async idsOf(connection, names) {
      const keys = names.map((name) => keyOf(matcher, name))
      const rows = await findSkillIds(connection, [...new Set(keys)])
      const ids = new Map(rows.map(({ key, id }) => [key, id]))
      return keys.map((key) => ids.get(key) ?? null)
    },

    async list() {
      const all = (await readAll()).map(({ skill }) => skill)
      return all.sort((a, b) => a.name.localeCompare(b.name, 'en'))
    },

    suggest: async (typed) => chooseSuggestions(await readAll(), typed, MOST_SKILL_SUGGESTIONS),

    async seed() {
      const wanted = listed.map(({ key, name, group }) => ({
        key,
        name,
        group,
        source: null,
        source_id: null,
      }))
      const changed = changedRows(await listSkills(db), wanted)
      if (changed.length === 0) return
      await writeSkills(db, changed, clock.now())
      kept = null
    },

    async keepBoardSkills(source, skills) {
      const wanted = boardRows(source, skills, { matcher, listed: byKey })
      const changed = changedRows(await listSkills(db), wanted)
      if (changed.length === 0) return
      const sourceIds = changed.flatMap(({ source_id }) => source_id ?? [])
      await db.transaction().execute(async (tx) => {
        await freeSourceIds(tx, source, sourceIds)
        await writeSkills(tx, changed, clock.now())
      })
      kept = null
    },
  }
}
