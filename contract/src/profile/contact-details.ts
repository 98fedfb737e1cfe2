import { contactForms } from './contact-forms.ts'

/** '' if not given. */
export type ContactDetails = { email: string; phone: string }
type Place = { from: number; to: number }

const BETWEEN = String.raw`[^\p{L}\p{N}\n]{0,3}`
const NUMBERS = new RegExp(String.raw`[+(]?\d(?:${BETWEEN}\d){6,17}`, 'gu')
/** Full-width characters to ASCII, of the same length. */
const asAscii = (text: string) =>
  text.replaceAll(/[\uff01-\uff5e]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))

/**
 * Email addresses, phone numbers, chat addresses and names, and the person's own in any form. Amounts, dates and
 * codes do not count, unless they are the person's own number.
 */
export function findContacts(text: string, own: ContactDetails): Place[] {
  const shown = asAscii(text)
  const found = [
    ...[...contactForms, ...ownPatterns(own)].flatMap((pattern) => [...shown.matchAll(pattern)]),
    ...[...shown.matchAll(NUMBERS)].filter(({ 0: number, index }) => isPhone(number, shown.slice(0, index))),
  ].map(({ 0: match, index }) => ({ from: index, to: index + match.length }))
  return merged(found)
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)

function ownPatterns({ email, phone }: ContactDetails): RegExp[] {
  const [local = '', domain = ''] = email.split('@')
  const digits = phone.replaceAll(/\D/gu, '')
  return [
    ...(local && domain
      ? [
          new RegExp(
            `${escaped(local)}\\s{0,2}(?:@|[([{]?\\s?\\bat\\b\\s?[)\\]}]?)\\s{0,2}${domain
              .split('.')
              .map((part) => escaped(part))
              .join('\\s{0,2}(?:\\.|[([{]?\\s?\\bdot\\b\\s?[)\\]}]?)\\s{0,2}')}`,
            'giu',
          ),
        ]
      : []),
    // With or without the country code.
    ...(digits.length >= SHORTEST_OWN
      ? [
          new RegExp(
            `[+(]?(?:\\d${BETWEEN}){0,4}${Array.from(digits.slice(-OWN_DIGITS)).join(BETWEEN)}`,
            'gu',
          ),
        ]
      : []),
  ]
}
/** The last digits identify a number. */
const OWN_DIGITS = 9
const SHORTEST_OWN = 6

const LABEL =
  /\b(?:phone|mobile|cell(?:phone)?|tel(?:ephone)?|landline|call|text|sms|viber|whats\s?app|telegram|signal|imo|contact|cp|reach|gcash|fax)\b[^\p{N}\n]{0,30}$/iu
const AMOUNT = /(?:[$₱€£]|\bphp|\busd|\bpesos?)\s?$/iu

function isPhone(number: string, before: string): boolean {
  const digits = number.replaceAll(/\D/gu, '')
  if (AMOUNT.test(before) || isDates(number) || /^\d{1,3}(?:,\d{3})+$/u.test(number)) return false
  if (number.startsWith('+') || /^(?:00)?639\d{9}$|^09\d{9}$|^9\d{9}$/u.test(digits)) return true
  // A number with an area code is a phone: '(02) 8123 4567', '(415) 555-0123'.
  return /^\(?0?\d{1,4}\)/u.test(number) || LABEL.test(before)
}

const YEAR_OR_LESS = /^(?:(?:19|20)\d\d|\d{1,2})$/u
/** '2019 - 2024' and '03/2019 - 2021' are no phone numbers. */
export function isDates(number: string): boolean {
  const groups = number.match(/\d+/gu) ?? []
  return groups.every((group) => YEAR_OR_LESS.test(group)) && groups.some((group) => group.length === 4)
}

function merged(places: Place[]): Place[] {
  const result: Place[] = []
  for (const place of places.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1)
    if (last && place.from <= last.to) last.to = Math.max(last.to, place.to)
    else result.push({ ...place })
  }
  return result
}

const SENTENCES = /[^\n]*?(?:[.!?…]["')\]]*(?=\s)|$)\s*/gu
const FIELDS = /\s*[|•·;]\s*|\s+[-–—/]\s+/u
const LABEL_ALONE =
  /^[^\p{L}\p{N}]*(?:(?:my|contact|(?:e-?)?mail|gmail|phone|mobile|cell|tel|telephone|cellphone|viber|whatsapp|telegram|messenger|facebook|fb|instagram|ig|skype|discord|signal|handle|username|id|number|no|address|details|info|or|and|me|you|can|may|please|feel|free|to|also|out|through|via|by|is|best|way|at|reach|call|text|message|dm|find|add|on|here)(?![\p{L}\p{N}])[^\p{L}\p{N}]*)*$/iu
const LEADING = /\b(?:reach|call|text|message|dm|find|add)\b|\b(?:contact|(?:e-?)?mail)\s+me\b/iu
/** Marks a contact, so that no sentence ends within one. */
const HOLE = '\ue000'

/**
 * Removes a whole sentence with a contact, in a list ('Ana Reyes | ana@example.com') only that item. Removes emptied
 * lines too.
 */
export function withoutContacts(text: string, own: ContactDetails): string {
  if (findContacts(text, own).length === 0) return text
  const left: string[] = []
  for (const line of holed(text.replaceAll(HOLE, ''), own).split('\n')) {
    const kept = line.includes(HOLE) ? keptOf(line) : line
    if (kept !== '' || !line.includes(HOLE)) left.push(kept)
    // A 'Reach me at:' with nothing left below it.
    else if (isLabel(left.at(-1) ?? '')) left.pop()
  }
  const result = left
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  return findContacts(result, own).length === 0 ? result : cutOut(result, own)
}

const isLabel = (line: string) => line.trim() !== '' && LABEL_ALONE.test(line)

/** If the remaining text forms a contact, nothing stays. */
function cutOut(text: string, own: ContactDetails): string {
  const left = holed(text, own).replaceAll(HOLE, '……').trim()
  return findContacts(left, own).length === 0 ? left : ''
}

function holed(text: string, own: ContactDetails): string {
  let [left, read] = ['', 0]
  for (const { from, to } of findContacts(text, own)) {
    left += text.slice(read, from) + HOLE
    read = to
  }
  return left + text.slice(read)
}

function keptOf(line: string): string {
  const sentences = line.match(SENTENCES)?.filter((one) => one.trim() !== '') ?? []
  const kept = sentences.map((one) => (one.includes(HOLE) ? keptFields(one) : one)).join('')
  return kept.trim() === '' || LABEL_ALONE.test(kept) ? '' : kept.trimEnd()
}

/** Sentences go whole; lists lose only their contacts. Commas make a list only if each contact is a part alone. */
function keptFields(sentence: string): string {
  if (/[.!?…]["')\]]*\s*$/u.test(sentence)) return ''
  const fields = sentence
    .trim()
    .split(FIELDS)
    .flatMap((field) => {
      const parts = field.split(/,\s+/u)
      const isList = parts.every((part) => !part.includes(HOLE) || LABEL_ALONE.test(part))
      const led = parts.findIndex((part) => part.includes(HOLE) && LEADING.test(part))
      const whole = led === -1 ? parts : parts.slice(0, led)
      return isList ? whole.filter((part) => !part.includes(HOLE)) : []
    })
  return fields.filter((field) => !LABEL_ALONE.test(field)).join(', ')
}
