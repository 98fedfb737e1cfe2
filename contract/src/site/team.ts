import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, messageSchema } from '../wire/wire.ts'

export const teamMemberSchema = z.object({
  id: z.number(),
  name: z.string(),
  position: z.string(),
  bio: z.string(),
  /** Null if only English is given. */
  position_fil: z.nullable(z.string()),
  bio_fil: z.nullable(z.string()),
  /** Shown until the operator sets the real team. */
  is_sample: z.boolean(),
  /** Begins with '/api/'; null for none. */
  photo_url: z.nullable(z.string()),
  /** https addresses; null for none. */
  linkedin_url: z.nullable(z.string()),
  twitter_url: z.nullable(z.string()),
  github_url: z.nullable(z.string()),
})
export type TeamMember = z.output<typeof teamMemberSchema>

/** The About page's fallback: below /api it says /api again. */
export const TEAM_MEMBERS_AGAIN = '/api/team-members/'

export const listTeamMembers = endpoint({
  method: 'GET',
  path: '/team-members/',
  aliases: [{ path: TEAM_MEMBERS_AGAIN }],
  access: 'public',
  summary: 'Who makes Hanap, in the order they are shown',
  answers: { 200: listOf(teamMemberSchema) },
})

export const viewTeamPhoto = endpoint({
  method: 'GET',
  path: '/team-members/:id/photo/',
  access: 'public',
  summary: "A team member's photo",
  params: idParams,
  answers: { 200: 'file' },
})

/** The About page logs whether the API can be reached. */
export const testApi = endpoint({
  method: 'GET',
  path: '/test-api/',
  access: 'public',
  summary: 'Says that the API answers',
  answers: { 200: messageSchema },
})
