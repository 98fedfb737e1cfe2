import type { Translated } from '../../../../i18n/messages.ts'
import type { askedMessages as english } from './asked-messages.ts'

export const askedMessages: Translated<typeof english> = {
  title: 'Ang hiningi nila, at ang ipinadala mo',
  missing: 'Hindi naipadala',
  saidSo: 'Sabi mo. Hindi namin ito ma-check.',
  followed: (done, count, isOne) =>
    isOne
      ? 'Nasunod mo ang lahat ng instruction sa 1 application.'
      : `Nasunod mo ang lahat ng instruction sa ${done} sa ${count} application.`,
}
