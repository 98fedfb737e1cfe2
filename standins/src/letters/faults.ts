/** Where a fault shows; the compiler requires that this stage's table names it. */
type AnyFault =
  /** `onlyFor`: requests without that field succeed. */
  | {
      stage: 'error'
      status: number
      type: string
      code: string | number | null
      message: string
      onlyFor?: 'max_tokens' | 'stream'
    }
  /** Another answer: instead.ts. */
  | { stage: 'answer' }
  | { stage: 'late' }
  /** The letter: letter-text.ts. */
  | { stage: 'text' }
  /** Its form: completion.ts. */
  | { stage: 'saying' }
  /** Its stream: stream.ts. */
  | { stage: 'stream' }

/** Errors are in OpenAI's words, except where noted. */
export const FAULTS = {
  unauthorized: {
    stage: 'error',
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided.',
  },
  'no-model': {
    stage: 'error',
    status: 404,
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The model does not exist.',
  },
  'too-many': {
    stage: 'error',
    status: 429,
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached.',
  },
  broken: {
    stage: 'error',
    status: 500,
    type: 'server_error',
    code: null,
    message: 'The server had an error.',
  },
  loading: { stage: 'error', status: 503, type: 'unavailable_error', code: 503, message: 'Loading model' },
  /** Newer models refuse max_tokens. */
  'new-limit': {
    stage: 'error',
    onlyFor: 'max_tokens',
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_parameter',
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  },
  /** Some models cannot stream. */
  'no-stream': {
    stage: 'error',
    onlyFor: 'stream',
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_value',
    message: "Unsupported value: 'stream' does not support true with this model.",
  },
  /** Ollama: the error is a string. */
  'string-error': { stage: 'answer' },
  /** Older vLLM: the error is the whole answer. */
  'flat-error': { stage: 'answer' },
  slow: { stage: 'late' },
  /** The connection is lost. */
  hangup: { stage: 'answer' },
  redirect: { stage: 'answer' },
  empty: { stage: 'saying' },
  length: { stage: 'saying' },
  filter: { stage: 'saying' },
  think: { stage: 'saying' },
  reasoning: { stage: 'saying' },
  /** Follows any instruction in the message. */
  obey: { stage: 'text' },
  /** Invents an employer, a degree and years. */
  boast: { stage: 'text' },
  /** The connection is lost in the middle. */
  cut: { stage: 'stream' },
  /** Without finish_reason or [DONE]. */
  'no-finish': { stage: 'stream' },
  /** An error in the middle. */
  'mid-error': { stage: 'stream' },
  /** Pauses until released. */
  'slow-stream': { stage: 'stream' },
  /** The letter comes whole. */
  'ignore-stream': { stage: 'stream' },
  garbage: { stage: 'answer' },
  html: { stage: 'answer' },
  endless: { stage: 'answer' },
} as const satisfies Record<string, AnyFault>

export type FaultKind = keyof typeof FAULTS
export type Stage = AnyFault['stage']
export type KindAt<At extends Stage> = {
  [Kind in FaultKind]: (typeof FAULTS)[Kind]['stage'] extends At ? Kind : never
}[FaultKind]

export const isAt = <At extends Stage>(stage: At, kind: FaultKind | undefined): kind is KindAt<At> =>
  kind !== undefined && FAULTS[kind].stage === stage

/** `retryAfter` in seconds, for 'too-many'. */
export type Fault = { kind: FaultKind; ms: number; retryAfter: number }

export const isFaultKind = (word: unknown): word is FaultKind =>
  typeof word === 'string' && Object.hasOwn(FAULTS, word)

export type Faults = ReturnType<typeof createFaults>

export function createFaults() {
  let pending: Fault[] = []
  return {
    pending: (): readonly Fault[] => pending,
    clear() {
      pending = []
    },
    add(fault: Fault, times: number) {
      for (let time = 0; time < times; time += 1) pending.push(fault)
    },
    next: (): Fault | undefined => pending.shift(),
  }
}
