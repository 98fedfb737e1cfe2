import type { LetterRequest } from './port.ts'

/** About 1.3 tokens in English, two in Filipino; reasoning models think first. */
const TOKENS_A_WORD = 3
const TOKENS_TO_THINK = 2000

/** Newer servers know only the second name of the limit, older ones the first; some do not stream. */
export type RequestForm = { limit: 'max_tokens' | 'max_completion_tokens'; isStreamed: boolean }

export function requestBody(
  request: LetterRequest,
  model: string,
  { limit, isStreamed }: RequestForm,
): string {
  return JSON.stringify({
    model,
    messages: [
      { role: 'system', content: request.system },
      { role: 'user', content: request.user },
    ],
    [limit]: request.maxWords * TOKENS_A_WORD + TOKENS_TO_THINK,
    ...(isStreamed && { stream: true }),
  })
}

/** Another form to try if the server does not know a member. */
export function otherForm(
  form: RequestForm,
  refused: { status: number; body: string },
): RequestForm | undefined {
  if (refused.status !== 400 && refused.status !== 422) return undefined
  if (new RegExp(`\\b${form.limit}\\b`).test(refused.body))
    return { ...form, limit: form.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' }
  if (form.isStreamed && /\bstream(?:ing)?\b/i.test(refused.body)) return { ...form, isStreamed: false }
  return undefined
}

export const isSameForm = (one: RequestForm, other: RequestForm) =>
  one.limit === other.limit && one.isStreamed === other.isStreamed
