import { createHmac } from 'node:crypto'

/** Paymongo-Signature: HMAC-SHA256 in hex over time, dot and body; `te` for test events, `li` for live ones. */
export function signatureHeader(given: {
  secret: string
  body: string
  /** Unix seconds. */
  at: number
  mode?: 'test' | 'live'
}): string {
  const { secret, body, at, mode = 'test' } = given
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return mode === 'test' ? `t=${at},te=${signature},li=` : `t=${at},te=,li=${signature}`
}
