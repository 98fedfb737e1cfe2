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

export type BoardProblemKind =
  | 'credentials' // wrong e-mail or password
  | 'session' // signed out, expired or refused; log in again
  | 'gone' // the listing is no longer there
  | 'no-points' // too few apply points
  | 'refused' // the board said no; `quoted` tells whether in words of its own
  | 'bot-page' // a bot check instead of the page
  | 'layout' // the page is not built as we know it
  | 'too-many' // 429; see retryAfter
  | 'down' // no connection, cut, 5xx, too slow, too large
  | 'off' // switched off by the operator

type BoardProblemOptions = {
  delivered?: 'no' | 'maybe'
  retryAfter?: number | undefined
  quoted?: boolean
  pointsLeft?: number | null
  cause?: unknown
}

/** Everything that can go wrong with the board. */
export class BoardProblem extends Error {
  readonly kind: BoardProblemKind
  /** Whether a sending may have reached the board: 'no' is certain, 'maybe' must be looked up before sending again. */
  readonly delivered: 'no' | 'maybe'
  /** Seconds the board asked us to wait. */
  readonly retryAfter: number | undefined
  /** Whether the message is the board's own words: nothing else may be shown to a seeker as said by the board. */
  readonly quoted: boolean
  /** With 'no-points': how many there are, where the board said. */
  readonly pointsLeft: number | null

  constructor(kind: BoardProblemKind, message: string, options: BoardProblemOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'BoardProblem'
    this.kind = kind
    this.delivered = options.delivered ?? 'no'
    this.retryAfter = options.retryAfter
    this.quoted = options.quoted ?? false
    this.pointsLeft = options.pointsLeft ?? null
  }

  /** The same problem, where more is known of it or less may be said. */
  with(change: { message?: string; delivered?: 'no' | 'maybe' }): BoardProblem {
    const { kind, retryAfter, quoted, pointsLeft, cause } = this
    const { message = this.message, delivered = this.delivered } = change
    return new BoardProblem(kind, message, { delivered, retryAfter, quoted, pointsLeft, cause })
  }
}
