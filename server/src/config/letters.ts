import * as z from 'zod'
import { isSafeAddress, withVersion } from './safe-address.ts'
import { standInUrl } from './stand-ins.ts'

/** The variables about who writes letters, and reads what the rules miss of a job's orders. */
export const letterFields = {
  LETTER_API_URL: z
    .string()
    .trim()
    .refine(isSafeAddress, 'LETTER_API_URL must be an https address such as https://api.openai.com/v1')
    .optional(),
  LETTER_API_KEY: z
    .string()
    .trim()
    // An invalid header value would appear in an error.
    .regex(/^[\x21-\x7e]+$/, 'LETTER_API_KEY must be one word of plain letters, digits and signs')
    .optional(),
  LETTER_MODEL: z.string().trim().max(200, 'LETTER_MODEL must have at most 200 characters').optional(),
  ORDER_CALLS_A_DAY: z.coerce
    .number({ error: 'ORDER_CALLS_A_DAY must be a number' })
    .int('ORDER_CALLS_A_DAY must be a whole number')
    .min(0, 'ORDER_CALLS_A_DAY must be at least 0')
    .max(1_000_000, 'ORDER_CALLS_A_DAY must be at most 1000000')
    .default(0),
}

type Given = {
  PORT: number
  LETTER_API_URL?: string | undefined
  LETTER_API_KEY?: string | undefined
  LETTER_MODEL?: string | undefined
  ORDER_CALLS_A_DAY: number
}

/** Any server with OpenAI's chat completions API. */
export type LetterConfig = { url: string; apiKey: string | undefined; model: string }

/**
 * Undefined: every letter is the template. With stand-ins on, the stand-in unless another is named.
 * @throws an Error of one line for settings that cannot work
 */
export function readLetters(
  given: Given,
  at: { standIns: boolean },
): { letters: LetterConfig | undefined; orderCallsADay: number } {
  const { LETTER_API_URL: url, LETTER_API_KEY: apiKey, LETTER_MODEL: model } = given
  const orderCallsADay = given.ORDER_CALLS_A_DAY
  if (url) {
    if (!model)
      throw new Error('Configuration: LETTER_MODEL is missing: LETTER_API_URL asks which of its models')
    return { letters: { url: withVersion(url), apiKey, model }, orderCallsADay }
  }
  if (apiKey || model || (orderCallsADay > 0 && !at.standIns)) {
    const useless = apiKey ? 'LETTER_API_KEY' : model ? 'LETTER_MODEL' : 'ORDER_CALLS_A_DAY'
    throw new Error(`Configuration: LETTER_API_URL is missing: nobody knows what ${useless} is for`)
  }
  if (!at.standIns) return { letters: undefined, orderCallsADay }
  return {
    letters: { url: `${standInUrl('http', given.PORT, 'letters')}/v1`, apiKey: undefined, model: 'stand-in' },
    orderCallsADay,
  }
}
