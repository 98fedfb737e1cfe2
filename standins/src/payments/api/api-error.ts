/** One problem as PayMongo says it; `source` where a member of the request is meant. */
export type ApiProblem = {
  code: string
  detail: string
  /** Of a decline: why. */
  sub_code?: string
  source?: { pointer: string; attribute: string }
}

/** An answer that is an error: a status and one problem or more. */
export class ApiError extends Error {
  readonly status: number
  readonly problems: readonly ApiProblem[]
  constructor(status: number, ...problems: ApiProblem[]) {
    super(problems.map(({ detail }) => detail).join(' '))
    this.status = status
    this.problems = problems
  }

  /** Whether an idempotency key keeps this answer: declines and wrong states, but nothing that was never begun. */
  get isKept(): boolean {
    return this.problems.some(({ code }) => code.startsWith('resource_') && code !== 'resource_not_found')
  }
}

/** 404, for an id that means nothing here. */
export const notFound = (kind: string, id: string) =>
  new ApiError(404, { code: 'resource_not_found', detail: `No such ${kind} with id ${id}.` })

/** 400, for a member of the request. */
export const invalid = (code: string, detail: string, pointer: string) =>
  new ApiError(400, { code, detail, source: { pointer, attribute: lastOf(pointer) } })

/** The last name of a pointer: 'card_number' of 'details.card_number'. */
export const lastOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('.') + 1)
