import { normalEmail } from '@hanap/contract/accounts/email-address'
import type { Order } from '@hanap/contract/jobs/orders'

export type ContactAddress = { url: string; shown: string }

/**
 * The one address that the employer's words give: a mailbox, a number or a Telegram name.
 * @returns null for none, several, or one that the board hides
 */
export function contactAddress({ kind, quote, channel = '' }: Order, subject: string): ContactAddress | null {
  if (kind !== 'outside-contact') return null
  if (/mail/iu.test(channel)) return mailbox(quote, subject)
  const number = onlyOne(quote.match(NUMBER) ?? [], international)
  const phone = (url: string) => (number === null ? null : { url: `${url}${number}`, shown: `+${number}` })
  if (/whats/iu.test(channel)) return phone('https://wa.me/')
  if (/telegram/iu.test(channel)) {
    const name = onlyOne([...quote.matchAll(TELEGRAM)], ([, written = '']) => written)
    if (name) return { url: `https://t.me/${name}`, shown: `@${name}` }
  }
  const app = apps.find(([named]) => named.test(channel))
  if (app) return phone(app[1])
  return CALLED.test(channel) ? phone('tel:+') : null
}

const CALLED = /phone|\b(?:tel|calls?|texts?|sms|mobile|cell|number)\b/iu
/** Apps whose accounts are numbers; a dialler does not open them. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/viber/iu, 'viber://chat?number=%2B'],
  [/telegram/iu, 'https://t.me/+'],
  [/signal/iu, 'https://signal.me/#p/+'],
]

const NUMBER = /(?<![\w.])\+?\d[\d ().-]{8,18}\d(?!\w)/gu
const TELEGRAM = /(?:(?<![\w.])@|\bt\.me\/)([a-z]\w{4,31})\b/giu
/** Begins at the beginning of a run, so that no run is read twice. */
const MAILBOX = /(?<![^\s<>()[\],;:"'“”‘’/])[^\s<>()[\],;:"'“”‘’/@]+@[^\s<>()[\],;:"'“”‘’/]+/gu

function mailbox(quote: string, subject: string): ContactAddress | null {
  const email = onlyOne(quote.match(MAILBOX) ?? [], (written) => normalEmail(written.replace(/[.!?]+$/u, '')))
  if (!email) return null
  const asked = subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`
  return { url: `mailto:${encodeURIComponent(email).replace('%40', '@')}${asked}`, shown: email }
}

/** Digits with the country; a Philippine mobile number may come without. */
function international(written: string): string | null {
  const digits = written.replaceAll(/\D/gu, '')
  if (/^09\d{9}$/u.test(digits)) return `63${digits.slice(1)}`
  const isWhole = written.startsWith('+') || /^639\d{9}$/u.test(digits)
  return isWhole && /^[1-9]\d{7,14}$/u.test(digits) ? digits : null
}

function onlyOne<Some>(all: Iterable<Some>, read: (one: Some) => string | null): string | null {
  const found = new Set([...all].flatMap((one) => read(one) || []))
  const [first] = found
  return found.size === 1 ? (first ?? null) : null
}
