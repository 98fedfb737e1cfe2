import { signatureHeader } from './signature.ts'

export const WEBHOOK_FAULTS = [
  /** Sent twice. */
  'duplicate',
  /** Sent after the next event. */
  'disorder',
  /** Held until released. */
  'delay',
  'missing',
  'wrong-signature',
  'old-timestamp',
  'live-signature',
  'changed-body',
] as const
export type WebhookFaultKind = (typeof WEBHOOK_FAULTS)[number]
export type WebhookFault = {
  kind: WebhookFaultKind
  /** Only events of this type. */
  event?: string
}

/** Forgeries are not retried. */
export const isForgery = (kind: WebhookFaultKind | undefined) =>
  kind === 'wrong-signature' ||
  kind === 'old-timestamp' ||
  kind === 'live-signature' ||
  kind === 'changed-body'

const OLD_SECONDS = 24 * 60 * 60

export function envelopeOf(body: string, secret: string, at: number, fault?: WebhookFaultKind) {
  if (fault === 'wrong-signature')
    return { body, signature: signatureHeader({ secret: `${secret}-of-somebody-else`, body, at }) }
  if (fault === 'old-timestamp')
    return { body, signature: signatureHeader({ secret, body, at: at - OLD_SECONDS }) }
  const signature = signatureHeader({ secret, body, at, mode: fault === 'live-signature' ? 'live' : 'test' })
  return { body: fault === 'changed-body' ? body.replace(/"amount":\d+/, '"amount":100') : body, signature }
}
