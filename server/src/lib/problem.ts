import { searchTexts } from '@hanap/contract/jobs/searches'
import {
  type ApplicationErrorDetails,
  type FieldErrors,
  type ProblemBody,
  type ProblemCode,
  problemStatus,
} from '@hanap/contract/wire/problem'

type Extra = Partial<Omit<ProblemBody, 'type' | 'title' | 'status' | 'code' | 'detail' | 'errors'>>

/** The one error of the product: a code, the status that follows from it, and words for a person. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: FieldErrors | undefined
  readonly extra: Extra

  constructor(
    code: ProblemCode,
    detail: string,
    options: { errors?: FieldErrors | undefined; extra?: Extra; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause })
    this.name = 'Problem'
    this.code = code
    this.status = problemStatus[code]
    this.detail = detail
    this.errors = options.errors
    this.extra = options.extra ?? {}
  }
}

/** The same, with its first text as `error` too, for a screen that reads that; what stands there already stays. */
export function sayingError(problem: Problem): Problem {
  const { code, detail, errors, extra, cause } = problem
  const [first] = Object.values(errors ?? {}).flat()
  return new Problem(code, detail, { errors, extra: { error: first ?? detail, ...extra }, cause })
}

/** 404 for a thing that is not there, or is somebody else's: a caller must not learn which. */
export const notFound = (thing: string) => new Problem('not-found', `This ${thing} was not found.`)

/** 400 with a text at each wrong field. */
export const invalid = (errors: Record<string, string | string[]>) =>
  new Problem('invalid', 'Please check the highlighted fields.', { errors: asLists(errors) })

/** 401 that ends the browser's session: no token, or one that is expired or revoked. */
export const unauthenticated = () => new Problem('unauthenticated', 'Please log in to continue.')

/** 409 with the text at each field that is taken; several read as sentences. */
export const conflict = (errors: Record<string, string | string[]>) => {
  const lists = asLists(errors)
  return new Problem('conflict', joined(Object.values(lists).flat()), { errors: lists })
}

/** 429; `retryAfter` is in seconds. */
export const tooMany = (detail: string, retryAfter: number) =>
  new Problem('too-many', detail, { extra: { retry_after: Math.ceil(retryAfter) } })

/** 503 for a moment; `retryAfter` is in seconds. */
export const busy = (detail: string, retryAfter: number, cause?: unknown) =>
  new Problem('busy', detail, { extra: { retry_after: Math.ceil(retryAfter) }, cause })

/** 403 when a plan's cap on saved jobs is reached. */
export const savedJobsLimit = (counts: { current_count: number; max_allowed: number }) =>
  new Problem('saved-jobs-limit', 'You have reached your saved jobs limit', {
    extra: {
      ...counts,
      subscription_upgrade_required: true,
      message: 'You have reached your saved jobs limit',
      error: 'You have reached your saved jobs limit',
    },
  })

/** 403 when a plan's searches of this month are used up. */
export const searchLimit = (counts: { current_count: number; max_allowed: number }) =>
  new Problem('search-limit', searchTexts.limitReached, {
    extra: { ...counts, subscription_upgrade_required: true, error: searchTexts.limitReached },
  })

/** 403 where a seeker's subscription has ended or never began. */
export const subscriptionRequired = () =>
  new Problem('subscription-required', 'An active subscription is required. Please choose a plan.', {
    extra: { subscription_upgrade_required: true },
  })

/** A refusal that the application-error dialog explains. */
export const applicationError = (
  code:
    | 'already-applied'
    | 'integration-required'
    | 'job-gone'
    | 'apply-refused'
    | 'board-credentials'
    | 'board-down'
    | 'sending-unknown',
  error: string,
  details: ApplicationErrorDetails,
  cause?: unknown,
) => new Problem(code, error, { extra: { error, details }, cause })

/** 502 where a system we depend on does not answer as it should. */
export const outsideDown = (system: string, cause: unknown) =>
  new Problem('outside-down', `The ${system} is not answering right now. Please try again later.`, { cause })

function joined(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('')
  return texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')
}

function asLists(errors: Record<string, string | string[]>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text].flat()]))
}
