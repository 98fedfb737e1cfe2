import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, listOf, messageSchema } from '../wire/wire.ts'

export const teamMemberSchema = z.object({
  id: z.number(),
  name: z.string(),
  position: z.string(),
  bio: z.string(),
  /** The same in Filipino; null where only the English is given. */
  position_fil: z.nullable(z.string()),
  bio_fil: z.nullable(z.string()),
  /** Invented, and shown until the operator says who it is. */
  is_sample: z.boolean(),
  /** Where the photo is on this server, beginning with '/api/'; null where there is none. */
  photo_url: z.nullable(z.string()),
  /** https addresses; null where none is given. */
  linkedin_url: z.nullable(z.string()),
  twitter_url: z.nullable(z.string()),
  github_url: z.nullable(z.string()),
})
export type TeamMember = z.output<typeof teamMemberSchema>

/** The second address of the list, which the About page tries when the first one fails: below /api it says /api again. */
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

/** What the About page asks to tell in its log whether the API can be reached. */
export const testApi = endpoint({
  method: 'GET',
  path: '/test-api/',
  access: 'public',
  summary: 'Says that the API answers',
  answers: { 200: messageSchema },
})
