import * as paymentSays from '@hanap/contract/says/payments'
import * as z from 'zod'
import { declineFor } from './declines.ts'
import type { PaymongoAnswer } from './paymongo-http.ts'
import { type Decline, PaymentProblem, type PaymentProblemKind } from './port.ts'

/** The provider's own names: no typed text or digits. */
const name = z
  .string()
  .regex(/^[a-z][a-z_.]{0,60}$/)
  .optional()
  .catch(undefined)
const errorsSchema = z.object({
  errors: z.array(
    z.object({
      code: name,
      sub_code: name,
      source: z.object({ pointer: name, attribute: name }).optional().catch(undefined),
    }),
  ),
})
type ApiError = z.output<typeof errorsSchema>['errors'][number]

/** Never reads the provider's sentences, which may quote what a seeker typed. */
function errorsIn(body: string): ApiError[] {
  try {
    return errorsSchema.parse(JSON.parse(body)).errors
  } catch {
    return []
  }
}

/** Undefined if refused for another reason. */
export function declineIn({ status, body }: PaymongoAnswer): Decline | undefined {
  if (status < 400 || status >= 500) return undefined
  const reason = errorsIn(body).find(({ sub_code }) => sub_code !== undefined)?.sub_code
  return reason === undefined ? undefined : declineFor(reason)
}

const memberTexts: Readonly<Record<string, string>> = {
  card_number: declineFor('card_number_invalid').text,
  cvc: declineFor('cvc_invalid').text,
  exp_month: paymentSays.dateWrong,
  exp_year: paymentSays.dateWrong,
  name: paymentSays.nameUnusable,
  email: paymentSays.emailUnusable,
  phone: paymentSays.phoneUnusable,
}

/** Undefined if the seeker cannot correct the card. */
export function cardTextIn({ status, body }: PaymongoAnswer): string | undefined {
  if (status !== 400 && status !== 422) return undefined
  for (const { sub_code, source } of errorsIn(body)) {
    const pointer = source?.attribute ?? source?.pointer
    const member = pointer?.slice(pointer.lastIndexOf('.') + 1) ?? ''
    if (sub_code !== undefined) return declineFor(sub_code).text
    if (Object.hasOwn(memberTexts, member)) return memberTexts[member]
  }
  return undefined
}

/** @param charged see PaymentProblem */
export function problemIn(answer: PaymongoAnswer, charged: 'no' | 'maybe' = 'no'): PaymentProblem {
  const said = errorsIn(answer.body)
    .slice(0, 5)
    .map(({ code, sub_code, source }) => [code, sub_code, source?.pointer].filter(Boolean).join(' '))
    .join(', ')
  const message = said ? `status ${answer.status}: ${said}` : `status ${answer.status}`
  return new PaymentProblem(kindOf(answer.status), message, { charged })
}

function kindOf(status: number): PaymentProblemKind {
  if (status === 404) return 'unknown'
  if (status === 429) return 'too-many'
  if (status === 408 || status >= 500) return 'down'
  return 'refused'
}
