import { applicationStatuses } from '@hanap/contract/applications/application-statuses'
import { sendStates } from '@hanap/contract/applications/send-states'
import { plans } from '@hanap/contract/payments/plans'
import type { Reading, ReadingKind } from '../../../db/personal/personal-table.ts'
import { writtenDay, writtenMoment } from '../../../lib/manila-time.ts'
import { escapeHtml } from '../../mails/rules.ts'

type Words = Readonly<Record<string, string>>

/** Names for codes that are not plain words. */
const codeWords: Words = {
  free: plans.free.name,
  olj: 'Online Jobs Portal',
  hanap: 'Hanap',
  board: 'Online Jobs Portal',
  seeker: 'You',
  poll: 'Your page',
  webhook: 'The card payment provider',
  operator: 'Who runs the site',
  task: 'Hanap',
  own: 'You',
  written: 'AI',
  template: 'A template',
  starting: 'Processing',
  'awaiting-action': 'Waiting for your bank',
  unknown: 'Not confirmed',
  suppressed: 'Not sent: your address takes no email',
  'verify-email': 'Confirming your email',
  'change-email': 'Changing your email',
  'reset-password': 'Resetting your password',
  visa: 'Visa',
  jcb: 'JCB',
  pdf: 'PDF',
  docx: 'Word',
  doc: 'Word',
  ok: 'Worked',
}

const shownMonth = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' })
const shownNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** The label is by default the column's name without `_at` or `_on`. */
export function readingOf(column: string, reading: Reading) {
  const [kind, label, words] =
    typeof reading === 'string' ? [reading, wordsOf(column.replace(/_(at|on)$/, ''))] : reading
  return { kind, label, words }
}

/**
 * As HTML; '' if empty.
 * @param words for codes of this column alone
 */
export function shown(kind: ReadingKind, value: unknown, words: Words = codeWords): string {
  if (isEmpty(value)) return ''
  // An unexpected object has no text of its own.
  if (isObject(value) && !['parts', 'codes', 'technical'].includes(kind)) return text(JSON.stringify(value))
  switch (kind) {
    case 'time':
      return escapeHtml(momentOf(value, writtenMoment))
    case 'day':
      return escapeHtml(momentOf(value, writtenDay))
    case 'month':
      return escapeHtml(momentOf(`${String(value)}-01T00:00:00Z`, (time) => shownMonth.format(time)))
    case 'centavos':
      return escapeHtml(money('₱', Number(value) / 100))
    case 'dollars':
      return escapeHtml(money('$', Number(value)))
    case 'number':
      return escapeHtml(shownNumber.format(Number(value)))
    case 'bytes':
      return escapeHtml(bytes(Number(value)))
    case 'flag':
      return value === true ? 'Yes' : 'No'
    case 'code':
      return escapeHtml(codeOf(String(value), words))
    case 'codes':
      return [value]
        .flat()
        .map((one) => shown('code', one, words))
        .join(', ')
    case 'change':
      return isKnownState(String(value)) ? escapeHtml(codeOf(String(value))) : plain(value)
    case 'parts':
      return parts(value)
    case 'technical':
      return text(isObject(value) ? JSON.stringify(value, undefined, 1) : exact(value))
    case 'text':
      return text(exact(value))
  }
}

/** An amount with its sign, centavos only if there are any: '₱50', '₱1,250.50'. */
function money(sign: string, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const number = amount.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${sign}${number}`
}

function bytes(size: number): string {
  if (size < 1000) return `${size} bytes`
  return size < 1_000_000 ? `${Math.round(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
}

/** Named parts and lists of a JSON value. */
function parts(value: unknown): string {
  if (isEmpty(value)) return ''
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object')
    if (isPlain) return text(value.join(', '))
    return `<ol>${value.map((one) => `<li>${parts(one)}</li>`).join('')}</ol>`
  }
  if (typeof value !== 'object' || value === null) return plain(value)
  const named = Object.entries(value)
    .map(([name, part]) => [name, parts(part)] as const)
    .filter(([, said]) => said !== '')
  return `<dl>${named.map(([name, said]) => line(wordsOf(name.replace(/_at$/, '')), said)).join('')}</dl>`
}

/** Recognises written times. */
function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const written = String(value)
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(written)
  return isMoment ? escapeHtml(momentOf(written, writtenMoment)) : text(written)
}

/** @param said HTML */
export const line = (label: string, said: string) => `<dt>${escapeHtml(label)}</dt><dd>${said}</dd>`

/** 'email_verified' and 'desiredPay' become readable. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(url|ai|id)\b/g, (word) => word.toUpperCase())
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Other text stays unchanged. */
function codeOf(code: string, words: Words = codeWords): string {
  if (Object.hasOwn(words, code)) return words[code] ?? code
  return /^[a-z][a-z\d]*([_-][a-z\d]+)*$/.test(code) ? wordsOf(code) : code
}

const states: readonly string[] = [...applicationStatuses, ...sendStates]
const isKnownState = (value: string) => states.includes(value)

const isObject = (value: unknown) => typeof value === 'object' && !(value instanceof Date)
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const exact = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const text = (written: string) => `<span class="text">${escapeHtml(written)}</span>`

function momentOf(value: unknown, write: (time: Date) => string): string {
  const time = value instanceof Date ? value : new Date(String(value))
  return Number.isNaN(time.getTime()) ? String(value) : write(time)
}
