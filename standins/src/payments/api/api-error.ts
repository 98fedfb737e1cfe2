/** `source` names a field of the request. */
export type ApiProblem = {
  code: string
  detail: string
  /** Why it was declined. */
  sub_code?: string
  source?: { pointer: string; attribute: string }
}

export class ApiError extends Error {
  readonly status: number
  readonly problems: readonly ApiProblem[]
  constructor(status: number, ...problems: ApiProblem[]) {
    super(problems.map(({ detail }) => detail).join(' '))
    this.status = status
    this.problems = problems
  }

  /** An idempotency key keeps declines and wrong states. */
  get isKept(): boolean {
    return this.problems.some(({ code }) => code.startsWith('resource_') && code !== 'resource_not_found')
  }
}

export const notFound = (kind: string, id: string) =>
  new ApiError(404, { code: 'resource_not_found', detail: `No such ${kind} with id ${id}.` })

export const invalid = (code: string, detail: string, pointer: string) =>
  new ApiError(400, { code, detail, source: { pointer, attribute: lastOf(pointer) } })

/** 'card_number' of 'details.card_number'. */
export const lastOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('.') + 1)
