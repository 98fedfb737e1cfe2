import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf } from './wire.ts'

/** As many suggestions as a list shows. */
export const SKILL_SUGGESTIONS = 8

export const suggestSkills = endpoint({
  method: 'GET',
  path: '/skills/suggest/',
  access: 'user',
  summary: 'Names of skills that begin with, or hold, what was typed',
  query: z.object({ q: z.string().check(z.maxLength(80)) }),
  answers: { 200: listOf(z.object({ id: z.number(), name: z.string() })) },
})
