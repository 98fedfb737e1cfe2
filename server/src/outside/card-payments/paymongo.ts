import * as paymentSays from '@hanap/contract/says/payments'
import { intentIn, methodIn } from './paymongo-answers.ts'
import { cardTextIn, declineIn, problemIn } from './paymongo-errors.ts'
import { createPaymongoHttp, type PaymongoAnswer, type PaymongoHttpOptions } from './paymongo-http.ts'
import { createMessageReader } from './paymongo-messages.ts'
import { type CardPayments, PaymentProblem } from './port.ts'

export type PaymongoOptions = PaymongoHttpOptions & {
  webhookSecret: string
  isLive: boolean
}

/** Statements show at least the first eleven letters. */
const STATEMENT = 'HANAP'
const NO_SUCH_CARD = paymentSays.cardRefused

/**
 * PayMongo's payment intents, or the stand-in's: https://developers.paymongo.com. The keys decide between test and
 * live mode.
 */
export function createPaymongoPayments(options: PaymongoOptions): CardPayments {
  const call = createPaymongoHttp(options)
  const readMessage = createMessageReader(options)

  const look: CardPayments['look'] = async (intentId, { withinMs } = {}) => {
    const answer = await call({ method: 'GET', path: pathOf(intentId), withinMs })
    if (!isGood(answer)) throw problemIn(answer)
    return intentIn(answer.body)
  }

  return {
    async begin({ amount, description, reference, key }) {
      const attributes = {
        amount,
        currency: 'PHP',
        payment_method_allowed: ['card'],
        // Always the bank's page if possible: the bank then bears the loss of a stolen card's charge.
        payment_method_options: { card: { request_three_d_secure: 'any' } },
        capture_type: 'automatic',
        description,
        statement_descriptor: STATEMENT,
        metadata: { reference },
      }
      const answer = await call({ method: 'POST', path: '/payment_intents', attributes, key })
      if (!isGood(answer)) throw problemIn(answer)
      return intentIn(answer.body)
    },

    async keepCard(card, { name, email, phone }, key) {
      const attributes = {
        type: 'card',
        details: {
          card_number: card.number,
          exp_month: card.expMonth,
          exp_year: card.expYear,
          cvc: card.cvc,
        },
        // An empty phone number is invalid there.
        billing: { name, email, ...(phone && { phone }) },
      }
      const answer = await call({ method: 'POST', path: '/payment_methods', attributes, key })
      if (isGood(answer)) return methodIn(answer.body)
      const text = cardTextIn(answer)
      if (text !== undefined) throw new PaymentProblem('declined', 'the card was refused', { text })
      throw problemIn(answer)
    },

    async pay({ intentId, methodId, returnUrl, key }) {
      const answer = await call({
        method: 'POST',
        path: `${pathOf(intentId)}/attach`,
        attributes: { payment_method: methodId, return_url: returnUrl },
        key,
        charges: true,
      })
      if (isGood(answer)) return intentIn(answer.body, 'maybe')
      if (!isAboutState(answer)) throw problemIn(answer, isCertain(answer) ? 'no' : 'maybe')
      const decline = declineIn(answer)
      const intent = await look(intentId).catch((error: unknown) => {
        if (error instanceof PaymentProblem && error.kind === 'unknown') throw error
        if (decline)
          throw new PaymentProblem('declined', `declined: ${decline.code}`, {
            text: decline.text,
            charged: isCertain(answer) ? 'no' : 'maybe',
          })
        // The payment may be refused because it was paid before.
        throw problemIn(answer, 'maybe')
      })
      if (intent.state !== 'needs-card') return intent
      // An unclear attempt may still charge after this lookup.
      if (!isCertain(answer)) throw problemIn(answer, 'maybe')
      if (decline) return { ...intent, decline }
      if (answer.status === 404)
        throw new PaymentProblem('declined', 'no such card is kept', { text: NO_SUCH_CARD })
      throw problemIn(answer)
    },

    look,

    async cancel(intentId) {
      const answer = await call({ method: 'POST', path: `${pathOf(intentId)}/cancel` })
      if (isGood(answer)) return intentIn(answer.body)
      if (!isAboutState(answer)) throw problemIn(answer)
      const intent = await look(intentId)
      const isOpen = intent.state === 'needs-card' || intent.state === 'needs-action'
      if (isOpen) throw new PaymentProblem('refused', `not given up: ${problemIn(answer).message}`)
      return intent
    },

    signatureHeader: 'Paymongo-Signature',
    readMessage,
  }
}

const pathOf = (intentId: string) => `/payment_intents/${encodeURIComponent(intentId)}`

const isGood = ({ status }: PaymongoAnswer) => status >= 200 && status < 300

/** The payment itself says more: the call may have succeeded before, or failed just now. */
const isAboutState = ({ status }: PaymongoAnswer) => [400, 402, 404, 409, 422].includes(status)

/** Whether a failed answer proves that nothing was charged. A conflict does not: the same call may be running. */
const isCertain = ({ status, isUnclear }: PaymongoAnswer) =>
  status >= 400 && status < 500 && status !== 408 && status !== 409 && !isUnclear
