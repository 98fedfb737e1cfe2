/** Where in an answer a fault shows, and with that who must know of it: what is missing there does not compile. */
type AnyFault =
  /** An error as OpenAI words it: all of it stands here. `onlyFor`: others who do not send this member get their letter. */
  | {
      stage: 'error'
      status: number
      type: string
      code: string | number | null
      message: string
      onlyFor?: 'max_tokens' | 'stream'
    }
  /** Anything else in place of a letter: instead.ts. */
  | { stage: 'answer' }
  /** The letter comes late. */
  | { stage: 'late' }
  /** What the letter says: letter-text.ts. */
  | { stage: 'text' }
  /** How the model says it: completion.ts. */
  | { stage: 'saying' }
  /** How it is streamed: stream.ts. */
  | { stage: 'stream' }

/** What the server can be told to do wrong; the words of the errors are those of OpenAI, except where noted. */
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
  /** As newer models refuse the older name of the limit. */
  'new-limit': {
    stage: 'error',
    onlyFor: 'max_tokens',
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_parameter',
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  },
  /** As models refuse that cannot stream; without it they answer. */
  'no-stream': {
    stage: 'error',
    onlyFor: 'stream',
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_value',
    message: "Unsupported value: 'stream' does not support true with this model.",
  },
  /** As Ollama answers: the error is a string. */
  'string-error': { stage: 'answer' },
  /** As older vLLM answers: the error is the whole answer. */
  'flat-error': { stage: 'answer' },
  slow: { stage: 'late' },
  /** The connection is lost without an answer. */
  hangup: { stage: 'answer' },
  redirect: { stage: 'answer' },
  empty: { stage: 'saying' },
  length: { stage: 'saying' },
  filter: { stage: 'saying' },
  think: { stage: 'saying' },
  reasoning: { stage: 'saying' },
  /** It does whatever any text in the message tells anybody to write. */
  obey: { stage: 'text' },
  /** It makes up where the seeker was, what they studied and for how long. */
  boast: { stage: 'text' },
  /** Of a streamed letter: its connection is lost in the middle. */
  cut: { stage: 'stream' },
  /** It ends without saying that it has. */
  'no-finish': { stage: 'stream' },
  /** An error in its middle. */
  'mid-error': { stage: 'stream' },
  /** It stops in its middle until it is told on. */
  'slow-stream': { stage: 'stream' },
  /** It comes whole, as if nobody had asked for a stream. */
  'ignore-stream': { stage: 'stream' },
  garbage: { stage: 'answer' },
  html: { stage: 'answer' },
  endless: { stage: 'answer' },
} as const satisfies Record<string, AnyFault>

export type FaultKind = keyof typeof FAULTS
export type Stage = AnyFault['stage']
/** The faults that show there. */
export type KindAt<At extends Stage> = {
  [Kind in FaultKind]: (typeof FAULTS)[Kind]['stage'] extends At ? Kind : never
}[FaultKind]

export const isAt = <At extends Stage>(stage: At, kind: FaultKind | undefined): kind is KindAt<At> =>
  kind !== undefined && FAULTS[kind].stage === stage

/** `ms`: how late a slow one is; `retryAfter`: seconds that 'too-many' asks for. */
export type Fault = { kind: FaultKind; ms: number; retryAfter: number }

export const isFaultKind = (word: unknown): word is FaultKind =>
  typeof word === 'string' && Object.hasOwn(FAULTS, word)

export type Faults = ReturnType<typeof createFaults>

/** The faults that wait for the next requests. */
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
