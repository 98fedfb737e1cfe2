import { savedJobsTexts } from '@hanap/contract/jobs/saved-jobs'
import { searchTexts } from '@hanap/contract/jobs/searches'
import * as accountSays from '@hanap/contract/says/accounts'
import type { OwnText } from '@hanap/contract/says/catalogue'
import { asSaid, fill } from '@hanap/contract/says/fill'
import * as paymentSays from '@hanap/contract/says/payments'
import * as siteSays from '@hanap/contract/says/site'
import {
  type ApplicationErrorDetails,
  type FieldErrors,
  type ProblemBody,
  type ProblemCode,
  problemStatus,
} from '@hanap/contract/wire/problem'

type Extra = Partial<Omit<ProblemBody, 'type' | 'title' | 'status' | 'code' | 'detail' | 'errors'>>

/** The product's one error: a code, its status, and words for the reader. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: OwnText
  readonly errors: FieldErrors | undefined
  readonly extra: Extra

  constructor(
    code: ProblemCode,
    detail: OwnText,
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

/** Adds the first text as `error`, for screens that read it. */
export function sayingError(problem: Problem): Problem {
  const { code, detail, errors, extra, cause } = problem
  const [first] = Object.values(errors ?? {}).flat()
  return new Problem(code, detail, { errors, extra: { error: first ?? detail, ...extra }, cause })
}

/** Also for another seeker's thing: the caller must not learn which. */
export const notFound = (thing: string) => new Problem('not-found', fill(siteSays.thingNotFound, { thing }))

export const invalid = (errors: Record<string, OwnText | OwnText[]>) =>
  new Problem('invalid', siteSays.checkFields, { errors: asLists(errors) })

/** Ends the browser's session: a missing, expired or revoked token. */
export const unauthenticated = () => new Problem('unauthenticated', accountSays.logInFirst)

/** Texts per taken field, joined as sentences. */
export const conflict = (errors: Record<string, OwnText | OwnText[]>) => {
  const lists = asLists(errors)
  return new Problem('conflict', asSaid(joined(Object.values(lists).flat())), { errors: lists })
}

/** @param retryAfter in seconds */
export const tooMany = (detail: OwnText, retryAfter: number) =>
  new Problem('too-many', detail, { extra: { retry_after: Math.ceil(retryAfter) } })

/** @param retryAfter in seconds */
export const busy = (detail: OwnText, retryAfter: number, cause?: unknown) =>
  new Problem('busy', detail, { extra: { retry_after: Math.ceil(retryAfter) }, cause })

export const savedJobsLimit = (counts: { current_count: number; max_allowed: number }) =>
  new Problem('saved-jobs-limit', savedJobsTexts.limitReached, {
    extra: {
      ...counts,
      subscription_upgrade_required: true,
      message: savedJobsTexts.limitReached,
      error: savedJobsTexts.limitReached,
    },
  })

export const searchLimit = (counts: { current_count: number; max_allowed: number }) =>
  new Problem('search-limit', searchTexts.limitReached, {
    extra: { ...counts, subscription_upgrade_required: true, error: searchTexts.limitReached },
  })

/** The subscription has ended or never began. */
export const subscriptionRequired = () =>
  new Problem('subscription-required', paymentSays.planNeeded, {
    extra: { subscription_upgrade_required: true },
  })

/** Explained by the application-error dialog. */
export const applicationError = (
  code:
    | 'already-applied'
    | 'integration-required'
    | 'job-gone'
    | 'apply-refused'
    | 'board-credentials'
    | 'board-down'
    | 'sending-unknown',
  error: OwnText,
  details: ApplicationErrorDetails,
  cause?: unknown,
) => new Problem(code, error, { extra: { error, details }, cause })

export const outsideDown = (system: string, cause: unknown) =>
  new Problem('outside-down', fill(siteSays.systemSilent, { system }), { cause })

function joined(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('')
  return texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')
}

function asLists(errors: Record<string, string | string[]>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text].flat()]))
}
