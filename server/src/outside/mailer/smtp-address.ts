import { isLoopback } from '../../lib/loopback.ts'

export type SmtpServer = {
  host: string
  port: number
  secure: boolean
  requireTLS: boolean
  ignoreTLS: boolean
  account: { user: string; pass: string } | undefined
}

const SUBMISSION_PORT = 587
const SUBMISSIONS_PORT = 465

/** smtps:// speaks TLS from the first byte. smtp:// requires STARTTLS, except on this machine or with '?tls=off'. */
export function readSmtpUrl(smtpUrl: string): SmtpServer {
  const url = new URL(smtpUrl)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const isPlain = !secure && (isLoopback(host) || url.searchParams.get('tls') === 'off')
  return {
    host,
    port: Number(url.port) || (secure ? SUBMISSIONS_PORT : SUBMISSION_PORT),
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: isPlain,
    account: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
  }
}
