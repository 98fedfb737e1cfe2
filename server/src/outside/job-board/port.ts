import type { BoardOutcome, BoardRefusal, BoardTrouble } from '@hanap/contract/applications/apply-outcome'

/** A seeker's account on the board, through which applications go. Every failure is a BoardProblem. */
export type JobBoard = {
  /** The listing source whose jobs it takes applications for. */
  sourceId: string
  /** As seekers read it. */
  name: string
  /** Its address. */
  url: string
  /** Logs in; the session is opaque text to be kept sealed. Throws a BoardProblem 'credentials' when refused. */
  login(credentials: BoardCredentials): Promise<BoardSession>
  /**
   * Sends an application. Resolves only with proof that the board took it. Throws a BoardProblem;
   * its `delivered` says whether the board may have it all the same.
   */
  apply(session: BoardSession, application: BoardApplication): Promise<BoardSent>
  /** Opens a listing and its application form, and sends nothing. Throws what apply throws, never delivered. */
  look(session: BoardSession, reference: { sourceId: string; url: string }): Promise<BoardLook>
  /** Looks in the board's sent list, and at the listing's 'already applied' mark, for an application. */
  findSent(session: BoardSession, reference: { sourceId: string; url: string }): Promise<BoardSent | null>
  /** The board's sent list, newest first and one entry a listing; of a very long one the newest 600. */
  listSent(session: BoardSession): Promise<BoardThread[]>
}

export type BoardCredentials = { email: string; password: string }
/** Opaque: the board's cookies. Keep it sealed. */
export type BoardSession = string & { readonly __boardSession: true }

export type BoardApplication = {
  sourceId: string
  url: string
  subject: string
  message: string
  /** Apply points to spend; never more than this. */
  points: number
}

export type BoardSent = {
  /** True when the board already had it before this call. */
  alreadyThere: boolean
  /** The board's own word on what became of it ('Viewed', 'Replied'), where it gives one. */
  boardStatus: string | null
  sentAt: Date | null
  /** Apply points that are left after this sending; null where its form did not say. */
  pointsLeft: number | null
}

/** What can be seen before applying. */
export type BoardLook = {
  alreadyApplied: boolean
  /** Apply points that may still be spent; null where the form does not say, or is not shown. */
  points: number | null
}

/** An application in the board's sent list. */
export type BoardThread = Pick<BoardSent, 'boardStatus' | 'sentAt'> & { sourceId: string }

type PlainTrouble = Exclude<BoardTrouble, 'refused'>
type Options = {
  delivered?: 'no' | 'maybe'
  retryAfter?: number | undefined
  pointsLeft?: number | null
  cause?: unknown
}

/** Of what the board says itself: it comes from a page we do not write. */
const LONGEST_QUOTE = 300

/** Everything that can go wrong with the board. Refused 'said', its message is the board's own words. */
export class BoardProblem extends Error {
  readonly kind: BoardTrouble
  /** Whether the board may have the application: 'no' is certain, also of each refusal. */
  readonly delivered: 'no' | 'maybe'
  /** Seconds the board asked us to wait. */
  readonly retryAfter: number | undefined
  /** With 'no-points': how many there are, where the board said. */
  readonly pointsLeft: number | null
  /** What it means for an application, as it goes to the seeker. */
  readonly outcome: BoardOutcome
  override name = 'BoardProblem'

  constructor(trouble: PlainTrouble | { refused: BoardRefusal }, message: string, options: Options = {}) {
    super(message, { cause: options.cause })
    this.outcome =
      typeof trouble === 'string'
        ? { delivered: options.delivered ?? 'no', kind: trouble }
        : {
            delivered: 'no',
            kind: 'refused',
            why: trouble.refused,
            words: trouble.refused === 'said' ? message.slice(0, LONGEST_QUOTE) : '',
          }
    this.kind = this.outcome.kind
    this.delivered = this.outcome.delivered
    this.retryAfter = options.retryAfter
    this.pointsLeft = options.pointsLeft ?? null
  }

  /** The same problem, where more is known of it or less may be said. */
  with(change: { message?: string; delivered?: 'no' | 'maybe' }): BoardProblem {
    const { outcome, retryAfter, pointsLeft, cause } = this
    const { message = this.message, delivered = this.delivered } = change
    const trouble = 'why' in outcome ? { refused: outcome.why } : outcome.kind
    return new BoardProblem(trouble, message, { delivered, retryAfter, pointsLeft, cause })
  }
}
