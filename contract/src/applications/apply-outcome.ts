import * as z from 'zod/mini'
import { sendStates } from './send-states.ts'

export const boardTroubles = [
  'credentials',
  'session', // logged out, expired or refused; log in again
  'gone',
  'no-points',
  'refused', // `why` tells the reason
  'bot-page', // a bot check instead of the page
  'layout', // the page has an unknown structure
  'too-many', // 429
  'down', // no connection, cut, 5xx, too slow, too large
  'off', // switched off by the operator
] as const
export type BoardTrouble = (typeof boardTroubles)[number]

/** 'said' is in the board's words; a stale kind means that a fresh form was refused twice. */
export const boardRefusals = ['said', 'other-account', 'stale-form', 'stale-login', 'robots'] as const
export type BoardRefusal = (typeof boardRefusals)[number]

const plainTroubles = boardTroubles.filter((kind) => kind !== 'refused')
/** Ends that do not involve the board. */
const ownEnds = [
  'not-connected',
  'other-source', // not from this board
  'interrupted', // we failed before asking the board
  'not-there', // checked: the board certainly has none
] as const
const earlierStates = [...sendStates, 'elsewhere'] as const
const no = z.literal('no')

export const deliveredSchema = z.object({ delivered: z.literal('yes'), already_there: z.boolean() })
export type Delivered = z.output<typeof deliveredSchema>

/** Outcomes that do not prove that the board has the application. */
export const unprovenSchema = z.union([
  /** Check before sending again. 'given-up': a day of checks brought no answer. */
  z.object({ delivered: z.literal('maybe'), kind: z.enum([...plainTroubles, 'given-up']) }),
  z.object({
    delivered: no,
    kind: z.enum([...plainTroubles, ...ownEnds]),
  }),
  /** `words`: the board's own for 'said', otherwise ''. */
  z.object({ delivered: no, kind: z.literal('refused'), why: z.enum(boardRefusals), words: z.string() }),
  /** `earlier`: the state of the existing one; 'elsewhere' if the seeker added it. */
  z.object({
    delivered: no,
    kind: z.literal('already-applied'),
    earlier: z.enum(earlierStates),
  }),
])
export type Unproven = z.output<typeof unprovenSchema>

/** Unchanged from the board to the screen. Form reads and syncs fail in the same ways. */
export type ApplyOutcome = Delivered | Unproven
export type BoardOutcome =
  | { delivered: 'no' | 'maybe'; kind: Exclude<BoardTrouble, 'refused'> }
  | Extract<Unproven, { kind: 'refused' }>
