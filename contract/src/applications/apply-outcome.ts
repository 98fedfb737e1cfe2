import * as z from 'zod/mini'
import { sendStates } from './send-states.ts'

export const boardTroubles = [
  'credentials', // wrong email or password
  'session', // logged out, expired or refused; log in again
  'gone', // the job is no longer there
  'no-points', // too few apply points
  'refused', // the board refused; `why` tells the reason
  'bot-page', // a bot check instead of the page
  'layout', // the page has an unknown structure
  'too-many', // 429
  'down', // no connection, cut, 5xx, too slow, too large
  'off', // switched off by the operator
] as const
export type BoardTrouble = (typeof boardTroubles)[number]

/** Why the board refused: 'said' is in its own words; the stale kinds mean that a fresh form was refused twice. */
export const boardRefusals = ['said', 'other-account', 'stale-form', 'stale-login', 'robots'] as const
export type BoardRefusal = (typeof boardRefusals)[number]

const plainTroubles = boardTroubles.filter((kind) => kind !== 'refused')
/** Ends that do not involve the board. */
const ownEnds = [
  'not-connected',
  'other-source', // the listing is not from this board
  'interrupted', // we failed before asking the board
  'not-there', // checked: the board certainly has no such application
] as const
const earlierStates = [...sendStates, 'elsewhere'] as const
const no = z.literal('no')

/** `already_there`: the board had one before. */
export const deliveredSchema = z.object({ delivered: z.literal('yes'), already_there: z.boolean() })
export type Delivered = z.output<typeof deliveredSchema>

/** Outcomes that do not prove that the board has the application. */
export const unprovenSchema = z.union([
  /** The board may have it; check before sending again. 'given-up': a day of checks brought no answer. */
  z.object({ delivered: z.literal('maybe'), kind: z.enum([...plainTroubles, 'given-up']) }),
  z.object({
    delivered: no,
    kind: z.enum([...plainTroubles, ...ownEnds]),
  }),
  /** `words`: the board's own if `why` is 'said', otherwise ''. */
  z.object({ delivered: no, kind: z.literal('refused'), why: z.enum(boardRefusals), words: z.string() }),
  /** `earlier`: the state of the existing application; 'elsewhere' if the seeker added it. */
  z.object({
    delivered: no,
    kind: z.literal('already-applied'),
    earlier: z.enum(earlierStates),
  }),
])
export type Unproven = z.output<typeof unprovenSchema>

/** Passed unchanged from the board to the screen. Form reads and syncs fail in the same ways. */
export type ApplyOutcome = Delivered | Unproven
/** Outcomes that the board itself causes. */
export type BoardOutcome =
  | { delivered: 'no' | 'maybe'; kind: Exclude<BoardTrouble, 'refused'> }
  | Extract<Unproven, { kind: 'refused' }>
