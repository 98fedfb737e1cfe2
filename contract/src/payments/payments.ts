import * as z from 'zod/mini'
import { planTypeSchema } from '../accounts/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { shortLine } from '../wire/text-fields.ts'
import { listOf, timeSchema } from '../wire/wire.ts'
import { checkPaymentForm, type PaymentField, paymentTexts } from './payment-form.ts'

/** Per seeker. */
export const CARD_ATTEMPTS = { max: 10, windowMinutes: 10 } as const

const placeOf: Readonly<Record<PaymentField, readonly [string, string]>> = {
  number: ['card', 'number'],
  month: ['card', 'exp_month'],
  year: ['card', 'exp_year'],
  cvc: ['card', 'cvc'],
  name: ['billing', 'name'],
  email: ['billing', 'email'],
  phone: ['billing', 'phone'],
}

/** Issues never include the input. */
const checkedDetailsSchema = z.looseObject({}).check(({ value, issues }) => {
  const typed = (field: PaymentField) => {
    const [part, name] = placeOf[field]
    const within = value[part]
    const given = typeof within === 'object' && within !== null ? Reflect.get(within, name) : undefined
    return typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  }
  const form = {
    number: typed('number'),
    month: typed('month'),
    year: typed('year'),
    cvc: typed('cvc'),
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
  }
  const failed = checkPaymentForm(form, { withoutCard: value['payment_method_id'] !== undefined })
  if (failed)
    issues.push({ code: 'custom', path: [...placeOf[failed.field]], message: failed.text, input: undefined })
})

/** The form's rules run first. */
export const paymentDetailsSchema = z.pipe(
  checkedDetailsSchema,
  z.object({
    /** As typed, in memory for one call. Absent if the browser sent it to the provider. */
    card: z.optional(
      z.object({
        number: z.string().check(z.maxLength(40, { error: paymentTexts.numberDigits })),
        exp_month: z.number(),
        /** Two digits: 30 is 2030. */
        exp_year: z.number(),
        cvc: z.string().check(z.maxLength(10, { error: paymentTexts.cvcInvalid })),
      }),
    ),
    /** The provider's id for a card it got from the browser. */
    payment_method_id: z.optional(z.string().check(z.regex(/^pm_[A-Za-z0-9]{1,60}$/))),
    billing: z.object({ name: shortLine(120), email: shortLine(254), phone: z.optional(shortLine(40)) }),
  }),
)
export type PaymentDetails = z.output<typeof paymentDetailsSchema>

/** 2 is Basic, 3 is Premium. */
export const paidPlanIdSchema = z.literal([2, 3], { error: paymentTexts.planInvalid })

/** A wrong plan is refused before the card is read. */
const createPaymentSchema = z.pipe(
  z.looseObject({ plan_id: paidPlanIdSchema }),
  z.object({ plan_id: paidPlanIdSchema, payment_details: paymentDetailsSchema }),
)

export const createPayment = endpoint({
  method: 'POST',
  path: '/auth/subscription/payment/create/',
  access: 'user',
  summary:
    'Pay for a month of a plan by card, once. A decline is an answer, not a problem. A repeat with the same key tells what became of the first, whatever CVC it brings: that one is kept nowhere to be compared',
  body: createPaymentSchema,
  answers: {
    200: z.object({
      success: z.boolean(),
      /** While it is unknown whether the card was charged; see `payment/verify/`. */
      status: z.optional(z.literal('processing')),
      /** Null if none was started. */
      payment_id: z.nullable(z.string()),
      requires_action: z.optional(z.boolean()),
      /** The bank's page, to confirm. */
      next_action_url: z.optional(z.string()),
      error_message: z.optional(z.string()),
    }),
  },
  problems: ['outside-down', 'too-many', 'idempotency-mismatch'],
  idempotent: true,
  saysError: true,
  leavesNoTrace: ['cvc'],
})

export const paymentOutcomes = ['processing', 'paid', 'failed'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

export const verifyPayment = endpoint({
  method: 'POST',
  path: '/auth/subscription/payment/verify/',
  access: 'user',
  summary: 'Ask what became of a payment; the provider is asked, and what it says is kept',
  body: z.object({
    payment_intent_id: z.string().check(z.maxLength(100)),
    /** Ignored: the payment has its plan. */
    plan_id: z.optional(z.unknown()),
  }),
  answers: {
    200: z.object({
      success: z.boolean(),
      status: z.enum(paymentOutcomes),
      /** The bank's page, to confirm. */
      next_action_url: z.optional(z.string()),
      error_message: z.optional(z.string()),
    }),
  },
})

/** In capitals, as on the provider's own page. */
export const paymentStatuses = ['PROCESSING', 'PAID', 'FAILED', 'REFUNDED', 'DISPUTED'] as const

export const paymentSchema = z.object({
  /** The provider's payment intent id. */
  id: z.string(),
  status: z.enum(paymentStatuses),
  /** In pesos. */
  amount: z.number(),
  /** In pesos; a partly refunded payment stays PAID. */
  refunded: z.number(),
  currency: z.literal('PHP'),
  description: z.string(),
  plan_type: planTypeSchema,
  /** Such as 'visa'; '' if unknown. */
  card: z.string(),
  /** '' if unknown. */
  card_last4: z.string(),
  created_at: timeSchema,
  paid_at: z.nullable(timeSchema),
  billing: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** Null until paid, or if refunded before it began. */
  period: z.nullable(
    z.object({
      starts_at: timeSchema,
      /** As sold, even if replaced earlier. */
      ends_at: timeSchema,
      /** Days in Manila, for the unused value of another plan; 0 for none. */
      added_days: z.number(),
      /** When the other paid plan replaced it early. */
      replaced_at: z.nullable(timeSchema),
    }),
  ),
  error_message: z.string(),
  /** The bank's page, to confirm. */
  next_action_url: z.nullable(z.string()),
})
export type Payment = z.output<typeof paymentSchema>

export const readPaymentDetails = endpoint({
  method: 'POST',
  path: '/auth/subscription/payment/details/',
  access: 'user',
  summary: 'One payment of this seeker',
  body: z.object({ payment_id: z.string().check(z.maxLength(100)) }),
  answers: { 200: paymentSchema },
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/auth/subscription/payments/',
  access: 'user',
  summary: 'This seeker’s payments, newest first',
  answers: { 200: listOf(paymentSchema) },
})

export const paymentPreviewSchema = z.object({
  plan_id: z.number(),
  plan_type: planTypeSchema,
  /** In pesos. */
  amount: z.number(),
  starts_at: timeSchema,
  ends_at: timeSchema,
  /** Adds the month to the running plan. */
  extends: z.boolean(),
  /** Days of a paid plan that this one replaces; a partial day counts. */
  ending_days: z.number(),
  /** Of these, days with a fully refunded or disputed payment: they add nothing. */
  unpaid_days: z.number(),
  /** Their value in days: how much later in Manila `ends_at` is than a month's end. */
  added_days: z.number(),
})
export type PaymentPreview = z.output<typeof paymentPreviewSchema>

export const previewPayment = endpoint({
  method: 'GET',
  path: '/auth/subscription/payment/preview/',
  access: 'user',
  summary: 'What paying for a plan now would change',
  query: z.object({ plan_id: z.string().check(z.regex(/^[23]$/, { error: paymentTexts.planInvalid })) }),
  answers: { 200: paymentPreviewSchema },
})

/**
 * Who receives the card: the server, within one call, or the provider from the browser; the server then refuses
 * cards.
 */
export const cardModes = ['server', 'browser'] as const
export type CardMode = (typeof cardModes)[number]

export const readPaymentMode = endpoint({
  method: 'GET',
  path: '/auth/subscription/payment/mode/',
  access: 'user',
  summary: 'Who gets the card: this server, the provider from the browser itself, or nobody',
  answers: {
    200: z.object({
      /** 'none' if no plan can be paid for. */
      mode: z.enum([...cardModes, 'none']),
      /** Without `/payment_methods`; null unless the mode is 'browser'. */
      provider_url: z.nullable(z.string()),
      /** Can only create payment methods; null unless the mode is 'browser'. */
      public_key: z.nullable(z.string()),
    }),
  },
})
