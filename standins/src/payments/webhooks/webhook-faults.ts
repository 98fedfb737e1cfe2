import { signatureHeader } from './signature.ts'

/** What can go wrong with an event on its way. */
export const WEBHOOK_FAULTS = [
  /** Delivered twice. */
  'duplicate',
  /** Delivered after the event that comes next. */
  'disorder',
  /** Kept until released. */
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
  /** Only an event of this type. */
  event?: string
}

/** Whether an event with this fault is a forgery: sent once, and not tried again when it is refused. */
export const isForgery = (kind: WebhookFaultKind | undefined) =>
  kind === 'wrong-signature' ||
  kind === 'old-timestamp' ||
  kind === 'live-signature' ||
  kind === 'changed-body'

const OLD_SECONDS = 24 * 60 * 60

/** What is sent of an event: its body and the signature header, as the fault has them. */
export function envelopeOf(body: string, secret: string, at: number, fault?: WebhookFaultKind) {
  if (fault === 'wrong-signature')
    return { body, signature: signatureHeader({ secret: `${secret}-of-somebody-else`, body, at }) }
  if (fault === 'old-timestamp')
    return { body, signature: signatureHeader({ secret, body, at: at - OLD_SECONDS }) }
  const signature = signatureHeader({ secret, body, at, mode: fault === 'live-signature' ? 'live' : 'test' })
  return { body: fault === 'changed-body' ? body.replace(/"amount":\d+/, '"amount":100') : body, signature }
}
