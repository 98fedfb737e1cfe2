import * as z from 'zod/mini'
import { sendStates } from './send-states.ts'

/** What keeps the board from doing what it was asked. */
export const boardTroubles = [
  'credentials', // wrong email or password
  'session', // logged out, expired or refused; log in again
  'gone', // the job is no longer there
  'no-points', // too few apply points
  'refused', // the board said no; `why` tells how
  'bot-page', // a bot check instead of the page
  'layout', // the page is not built as we know it
  'too-many', // 429
  'down', // no connection, cut, 5xx, too slow, too large
  'off', // switched off by the operator
] as const
export type BoardTrouble = (typeof boardTroubles)[number]

/** Why it was refused: 'said' is in the board's own words, and the stale ones are fresh forms refused twice. */
export const boardRefusals = ['said', 'other-account', 'stale-form', 'stale-login', 'robots'] as const
export type BoardRefusal = (typeof boardRefusals)[number]

const plainTroubles = boardTroubles.filter((kind) => kind !== 'refused')
/** What ends an application without the board. */
const ownEnds = [
  'not-connected',
  'other-source', // the listing did not come from this board
  'interrupted', // we failed before the board was asked
  'not-there', // looked for, and the board surely has no such application
] as const
const earlierStates = [...sendStates, 'elsewhere'] as const
const no = z.literal('no')

/** `already_there`: the board had one before. */
export const deliveredSchema = z.object({ delivered: z.literal('yes'), already_there: z.boolean() })
export type Delivered = z.output<typeof deliveredSchema>

/** How applying to a job ended, where it is not proven that the board has the application. */
export const unprovenSchema = z.union([
  /** The board may have it, to be looked up before sending again. 'given-up': a day of looking brought no answer. */
  z.object({ delivered: z.literal('maybe'), kind: z.enum([...plainTroubles, 'given-up']) }),
  z.object({
    delivered: no,
    kind: z.enum([...plainTroubles, ...ownEnds]),
  }),
  /** `words`: the board's own, where it 'said' why; '' otherwise. */
  z.object({ delivered: no, kind: z.literal('refused'), why: z.enum(boardRefusals), words: z.string() }),
  /** `earlier`: the state of the application there is; 'elsewhere' where the seeker added it. */
  z.object({
    delivered: no,
    kind: z.literal('already-applied'),
    earlier: z.enum(earlierStates),
  }),
])
export type Unproven = z.output<typeof unprovenSchema>

/** From the board to the screen, unchanged. Looks at the form and syncs fail in the same ways. */
export type ApplyOutcome = Delivered | Unproven
/** As the board itself causes it. */
export type BoardOutcome =
  | { delivered: 'no' | 'maybe'; kind: Exclude<BoardTrouble, 'refused'> }
  | Extract<Unproven, { kind: 'refused' }>
