import {
  createPayment,
  listPayments,
  previewPayment,
  readPaymentDetails,
  readPaymentMode,
  verifyPayment,
} from '@hanap/contract/payments/payments'
import { ok, type Serve } from '../../http/serve.ts'
import { planOfId } from './rules/money-and-words.ts'
import type { Payments } from './service.ts'

export function routePayments(serve: Serve, payments: Payments) {
  serve(createPayment, async ({ user, body, facts }) => {
    const wanted = { plan: planOfId(body.plan_id), details: body.payment_details }
    return ok(await payments.charge(user.id, { ...wanted, callerKey: facts.callerKey }))
  })
  serve(verifyPayment, async ({ user, body }) => ok(await payments.verify(user.id, body.payment_intent_id)))
  serve(readPaymentDetails, async ({ user, body }) => ok(await payments.read(user.id, body.payment_id)))
  serve(listPayments, async ({ user }) => {
    const results = await payments.list(user.id)
    return ok({ count: results.length, results })
  })
  serve(readPaymentMode, async () => ok(payments.cardMode()))
  serve(previewPayment, async ({ user, query }) =>
    ok(await payments.preview(user.id, planOfId(query.plan_id === '2' ? 2 : 3))),
  )
}
