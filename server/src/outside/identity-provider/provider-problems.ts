import { ClientError, ResponseBodyError } from 'openid-client'
import { ProviderProblem } from './port.ts'

/** Codes of unreadable answers, which say nothing about the person. */
const GARBAGE: readonly (string | undefined)[] = [
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_MISSING_SERVER_METADATA',
]
/** The provider rejects this installation: the operator must act. */
const OURS: readonly string[] = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type']

/** Sorts the library's errors into refusal, wrong redirect address, and failing provider. */
export function asProviderProblem(error: unknown): ProviderProblem {
  const own = causesOf(error).find((cause) => cause instanceof ProviderProblem)
  if (own) return own
  if (error instanceof ResponseBodyError) {
    const said = `${error.error} ${error.error_description ?? ''}`
    if (said.includes('redirect_uri')) return new ProviderProblem('redirect-mismatch', said, error)
    const isDown = error.status >= 500 || error.status === 429 || OURS.includes(error.error)
    return new ProviderProblem(isDown ? 'down' : 'refused', said, error)
  }
  if (error instanceof ClientError && !GARBAGE.includes(error.code))
    return new ProviderProblem('refused', error.message, error)
  return new ProviderProblem('down', error instanceof Error ? error.message : 'unreadable', error)
}

/** An error and its causes, outermost first. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let at = error; at instanceof Error && causes.length < 10; at = at.cause) causes.push(at)
  return causes
}
