import { type CardPayments, PaymentProblem } from './port.ts'

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
