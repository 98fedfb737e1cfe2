import { type CardPayments, PaymentProblem } from './port.ts'

/** Without a configured provider: refuses every call and every message. */
export function createNoCardPayments(): CardPayments {
  const refuse = () => new PaymentProblem('refused', 'no provider of card payments is configured')
  const refused = () => Promise.reject(refuse())
  return {
    begin: refused,
    keepCard: refused,
    pay: refused,
    look: refused,
    cancel: refused,
    signatureHeader: 'Signature',
    readMessage() {
      throw refuse()
    },
  }
}
