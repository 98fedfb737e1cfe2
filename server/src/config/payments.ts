import { type CardMode, cardModes } from '@hanap/contract/payments/payments'
import * as z from 'zod'
import { isSafeAddress, withVersion } from './safe-address.ts'
import { standInUrl } from './stand-ins.ts'

const key = (kind: 'sk' | 'pk') => new RegExp(`^${kind}_(test|live)_[A-Za-z0-9]{8,200}$`)

/** An error's text never contains the key itself. */
export const paymentFields = {
  PAYMENT_API_URL: z
    .string()
    .trim()
    .refine(isSafeAddress, 'PAYMENT_API_URL must be an https address such as https://api.paymongo.com/v1')
    .optional(),
  PAYMENT_SECRET_KEY: z
    .string()
    .trim()
    .regex(key('sk'), 'PAYMENT_SECRET_KEY must be the secret key, sk_test_… or sk_live_…')
    .optional(),
  PAYMENT_PUBLIC_KEY: z
    .string()
    .trim()
    // It is sent to browsers.
    .regex(key('pk'), 'PAYMENT_PUBLIC_KEY must be the public key, pk_test_… or pk_live_…')
    .optional(),
  PAYMENT_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(
      /^(?![sp]k_)[\x21-\x7e]{8,200}$/,
      "PAYMENT_WEBHOOK_SECRET must be the webhook's own secret, whsk_…",
    )
    .optional(),
  PAYMENT_CARD_MODE: z.enum(cardModes, { error: 'PAYMENT_CARD_MODE must be server or browser' }).optional(),
}

type Given = { PORT: number } & Partial<{ [Name in keyof typeof paymentFields]: string | undefined }> & {
    PAYMENT_CARD_MODE?: CardMode | undefined
  }

/** PayMongo or a compatible provider. */
export type PaymentConfig = {
  /** The API's base, before `/payment_intents`. */
  url: string
  secretKey: string
  publicKey: string
  webhookSecret: string
  /** Whether real money moves. */
  isLive: boolean
  cardMode: CardMode
}

/**
 * Undefined: no plan can be paid for. With stand-ins on, the stand-in unless another is named.
 * @throws an Error of one line for settings that cannot work, or that would take real money unasked
 */
export function readPayments(
  given: Given,
  at: { standIns: boolean },
): { payments: PaymentConfig | undefined } {
  const { PAYMENT_API_URL: url, PAYMENT_SECRET_KEY: secretKey, PAYMENT_PUBLIC_KEY: publicKey } = given
  const { PAYMENT_WEBHOOK_SECRET: webhookSecret, PAYMENT_CARD_MODE: cardMode } = given
  const named = { PAYMENT_API_URL: url, PAYMENT_SECRET_KEY: secretKey, PAYMENT_PUBLIC_KEY: publicKey }
  const all = Object.entries({ ...named, PAYMENT_WEBHOOK_SECRET: webhookSecret })
  const [present] = all.find(([, value]) => value) ?? []
  if (present) {
    if (!url || !secretKey || !publicKey || !webhookSecret) {
      const [missing] = all.find(([, value]) => !value) ?? []
      throw new Error(`Configuration: ${missing} is missing: ${present} alone takes no card`)
    }
    checkMode({ url, secretKey, publicKey, cardMode })
    return {
      payments: {
        url: withVersion(url),
        secretKey,
        publicKey,
        webhookSecret,
        isLive: isLiveKey(secretKey),
        cardMode: cardMode ?? 'server',
      },
    }
  }
  if (at.standIns) return { payments: { ...standIn(given.PORT), cardMode: cardMode ?? 'server' } }
  if (cardMode)
    throw new Error('Configuration: PAYMENT_API_URL is missing: nobody takes the cards of PAYMENT_CARD_MODE')
  return { payments: undefined }
}

const isLiveKey = (one: string) => /^[sp]k_live_/.test(one)

/** Both keys must agree on test or live; live keys require the operator's choice. */
function checkMode(given: Pick<PaymentConfig, 'url' | 'secretKey' | 'publicKey'> & { cardMode: unknown }) {
  const isLive = isLiveKey(given.secretKey)
  if (isLive !== isLiveKey(given.publicKey))
    throw new Error(
      'Configuration: PAYMENT_PUBLIC_KEY is of the other mode (test, live) than PAYMENT_SECRET_KEY',
    )
  if (isLive && new URL(given.url).protocol !== 'https:')
    throw new Error('Configuration: PAYMENT_API_URL must be an https address for live keys')
  if (isLive && !given.cardMode)
    throw new Error(
      'Configuration: PAYMENT_CARD_MODE is missing: with live keys, docs/security.md says what server and browser ask of you',
    )
}

/** None is secret. */
const standIn = (port: number) => ({
  url: `${standInUrl('http', port, 'payments')}/v1`,
  secretKey: 'sk_test_hanapOnThisMachine',
  publicKey: 'pk_test_hanapOnThisMachine',
  webhookSecret: 'whsk_hanapOnThisMachine',
  isLive: false,
})
