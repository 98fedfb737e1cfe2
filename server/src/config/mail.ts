import * as z from 'zod'
import { standInUrl } from './stand-ins.ts'

const ADDRESS = /^[^\s<>"(),:;@[\]\\]+@[^\s<>"(),:;@[\]\\]+$/

const MOST_OPERATORS = 10

/** 'Hanap <no-reply@example.com>' or the address alone. */
function readSender(text: string): { name: string; address: string } | undefined {
  const [, name = '', address = ''] = /^(?:([^<>\r\n]*)<([^<>]+)>)$/.exec(text.trim()) ?? [
    '',
    '',
    text.trim(),
  ]
  if (!ADDRESS.test(address)) return undefined
  return { name: name.trim().replaceAll(/^"|"$/g, ''), address }
}

/** Undefined if one is invalid, or there are too many. */
function readAddresses(text: string): string[] | undefined {
  const addresses = [...new Set(text.split(',').map((part) => part.trim()))]
  const isGood = addresses.length <= MOST_OPERATORS && addresses.every((one) => ADDRESS.test(one))
  return isGood ? addresses : undefined
}

const smtpUrl = 'SMTP_URL must be an address such as smtps://user:password@mail.example.com:465'

export const mailFields = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: smtpUrl }).optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== undefined, 'MAIL_FROM must be like Hanap <no-reply@example.com>')
    .optional(),
  OPERATOR_EMAIL: z
    .string()
    .refine(
      (text) => readAddresses(text) !== undefined,
      'OPERATOR_EMAIL must be an address such as money@example.com, or a few with commas between them',
    )
    .optional(),
  EMAIL_VERIFICATION: z.enum(['on', 'off'], { error: 'EMAIL_VERIFICATION must be on or off' }).optional(),
}

type Given = {
  PORT: number
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  OPERATOR_EMAIL?: string | undefined
  EMAIL_VERIFICATION?: 'on' | 'off' | undefined
}

/**
 * With stand-ins on, the stand-in inbox unless a mail server is named.
 * @throws an Error of one line for settings that cannot work
 */
export function readMail(given: Given, at: { standIns: boolean; isLoopback: boolean; publicUrl: string }) {
  if (given.SMTP_URL && !at.isLoopback && !given.PUBLIC_URL) {
    throw new Error('Configuration: PUBLIC_URL is missing: the links in mails need the address people type')
  }
  const url = given.SMTP_URL ?? (at.standIns ? standInUrl('smtp', given.PORT, 'smtp') : undefined)
  const mustVerify = given.EMAIL_VERIFICATION ?? (given.SMTP_URL ? 'on' : 'off')
  if (mustVerify === 'on' && !url) {
    throw new Error(
      'Configuration: EMAIL_VERIFICATION is on but SMTP_URL is missing: nobody could ever verify',
    )
  }
  const sender = given.MAIL_FROM ? readSender(given.MAIL_FROM) : undefined
  return {
    smtpUrl: url,
    mailFrom: sender ?? { name: 'Hanap', address: `no-reply@${mailDomain(at.publicUrl)}` },
    operatorEmails: readAddresses(given.OPERATOR_EMAIL ?? '') ?? [],
    emailVerification: mustVerify === 'on',
  }
}

/** Few servers accept an IP address as domain. */
function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname
}
