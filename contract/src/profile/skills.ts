import * as z from 'zod/mini'
import { fill } from '../says/fill.ts'
import * as profileSays from '../says/profile.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listOf } from '../wire/wire.ts'

export const SKILL_QUERY_LENGTH = 100
export const MOST_SKILL_SUGGESTIONS = 8

export const skillSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Such as 'Accounting and finance'; '' if unknown. */
  group: z.string(),
})
export type Skill = z.output<typeof skillSchema>

export const suggestSkills = endpoint({
  method: 'GET',
  path: '/skills/suggest/',
  access: 'user',
  summary: 'Skills whose name, or another name for them, begins with or contains what was typed; at most 8',
  query: z.object({
    q: z.string({ error: profileSays.typeSkill }).check(
      z.maxLength(SKILL_QUERY_LENGTH, {
        error: fill(profileSays.skillQueryLong, { most: SKILL_QUERY_LENGTH }),
      }),
    ),
  }),
  answers: { 200: listOf(skillSchema) },
})
