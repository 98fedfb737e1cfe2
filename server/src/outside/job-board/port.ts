import type { BoardOutcome, BoardRefusal, BoardTrouble } from '@hanap/contract/applications/apply-outcome'

/** Applies through a seeker's account on the board. Every failure is a BoardProblem. */
export type JobBoard = {
  sourceId: string
  /** The board's name as seekers read it. */
  name: string
  url: string
  /** Keep the session sealed. Throws a BoardProblem 'credentials' if refused. */
  login(credentials: BoardCredentials): Promise<BoardSession>
  /**
   * Resolves only with proof that the board took it. Throws a BoardProblem; `delivered` says whether the board may
   * have it anyway.
   */
  apply(session: BoardSession, application: BoardApplication): Promise<BoardSent>
  /** Opens a listing and its form, and sends nothing. Throws what apply throws, never delivered. */
  look(session: BoardSession, reference: { sourceId: string; url: string }): Promise<BoardLook>
  /** Reads the sent list and the listing's 'already applied' mark. */
  findSent(session: BoardSession, reference: { sourceId: string; url: string }): Promise<BoardSent | null>
  /** Newest first, one entry per listing; at most the newest 600. */
  listSent(session: BoardSession): Promise<BoardThread[]>
}

export type BoardCredentials = { email: string; password: string }
/** The board's cookies, opaque. Keep it sealed. */
export type BoardSession = string & { readonly __boardSession: true }

export type BoardApplication = {
  sourceId: string
  url: string
  subject: string
  message: string
  /** Most apply points to spend. */
  points: number
}

export type BoardSent = {
  alreadyThere: boolean
  /** The board's own status ('Viewed', 'Replied'), if any. */
  boardStatus: string | null
  sentAt: Date | null
  /** Null if the form did not say. */
  pointsLeft: number | null
}

export type BoardLook = {
  alreadyApplied: boolean
  /** Null if the form is not shown, or does not say. */
  points: number | null
}

export type BoardThread = Pick<BoardSent, 'boardStatus' | 'sentAt'> & { sourceId: string }

type PlainTrouble = Exclude<BoardTrouble, 'refused'>
type Options = {
  delivered?: 'no' | 'maybe'
  retryAfter?: number | undefined
  pointsLeft?: number | null
  cause?: unknown
}

/** Quotes come from pages we do not control. */
const LONGEST_QUOTE = 300

/** If refused 'said', its message is the board's own words. */
export class BoardProblem extends Error {
  readonly kind: BoardTrouble
  /** Whether the board may have the application: 'no' is certain, also of each refusal. */
  readonly delivered: 'no' | 'maybe'
  /** Seconds the board asked us to wait. */
  readonly retryAfter: number | undefined
  /** Known with 'no-points', if the board said. */
  readonly pointsLeft: number | null
  /** The outcome as the seeker gets it. */
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

  with(change: { message?: string; delivered?: 'no' | 'maybe' }): BoardProblem {
    const { outcome, retryAfter, pointsLeft, cause } = this
    const { message = this.message, delivered = this.delivered } = change
    const trouble = 'why' in outcome ? { refused: outcome.why } : outcome.kind
    return new BoardProblem(trouble, message, { delivered, retryAfter, pointsLeft, cause })
  }
}
