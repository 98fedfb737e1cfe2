/** What reaches a person past the site; '' for what they have not given. */
export type ContactDetails = { email: string; phone: string }
type Place = { from: number; to: number }

const BETWEEN = String.raw`[^\p{L}\p{N}\n]{0,3}`
/** Bounded, so that a text without blanks is read in time that grows with its length alone. */
const EMAILS =
  /[\p{L}\p{N}._%+'’-]{1,64}(?:@|\s?[([{]\s?at\s?[)\]}]\s?)[\p{L}\p{N}-]{1,63}(?:(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?)[\p{L}\p{N}-]{2,63}){1,4}/giu
const NUMBERS = new RegExp(String.raw`[+(]?\d(?:${BETWEEN}\d){6,17}`, 'gu')
const SPELLED =
  /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?:[\s,-]{1,3}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)){6,14}\b/giu

/** A text of the same length, with the digits and signs of other keyboards as ours. */
const asAscii = (text: string) =>
  text.replaceAll(/[\uff0b\uff0e\uff10-\uff19\uff20]/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
  )

/**
 * E-mail addresses and phone numbers in a text: what has their form, and the person's own however it is written. Amounts,
 * dates and codes that a listing asks for are none, unless they are the person's own number.
 */
export function findContacts(text: string, own: ContactDetails): Place[] {
  const shown = asAscii(text)
  const found = [
    ...[EMAILS, SPELLED, ...ownPatterns(own)].flatMap((pattern) => [...shown.matchAll(pattern)]),
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
    // With or without the country's number before it.
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
/** Of a number these last digits tell it. */
const OWN_DIGITS = 9
const SHORTEST_OWN = 6

const LABEL =
  /\b(?:phone|mobile|cell(?:phone)?|tel(?:ephone)?|landline|call|text|sms|viber|whats\s?app|telegram|signal|imo|contact|cp|reach|gcash|fax)\b[^\p{N}\n]{0,30}$/iu
const AMOUNT = /(?:[$₱€£]|\bphp|\busd|\bpesos?)\s?$/iu

function isPhone(number: string, before: string): boolean {
  const digits = number.replaceAll(/\D/gu, '')
  if (AMOUNT.test(before) || isDates(number) || /^\d{1,3}(?:,\d{3})+$/u.test(number)) return false
  if (number.startsWith('+') || /^(?:00)?639\d{9}$|^09\d{9}$|^9\d{9}$/u.test(digits)) return true
  // '(02) 8123 4567', '(415) 555-0123'.
  return /^\(?0?\d{1,4}\)/u.test(number) || LABEL.test(before)
}

const YEAR_OR_LESS = /^(?:(?:19|20)\d\d|\d{1,2})$/u
/** '2019 - 2024' and '03/2019 - 2021' are no phone numbers. */
function isDates(number: string): boolean {
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
const FIELDS = /\s*[|•·;]\s*|,\s+|\s+[-–—/]\s+/u
const LABEL_ALONE =
  /^\W*(?:(?:my|contact|e-?mail|phone|mobile|cell|tel|telephone|cellphone|viber|whatsapp|number|no|address|details|info|or|and|me|at|reach|call|text|on)\b\W*)*$/iu
/** What stands for a contact while sentences are looked for: no sentence ends within one. */
const HOLE = '\ue000'

/**
 * A text without e-mail addresses and phone numbers: the sentence that gives one goes, and of a line of several things
 * ('Ana Reyes | ana@example.com') the one that it is. Lines that are left empty go as well.
 */
export function withoutContacts(text: string, own: ContactDetails): string {
  const places = findContacts(text, own)
  if (places.length === 0) return text
  const lines = holed(text.replaceAll(HOLE, ''), own).split('\n')
  const left = lines.flatMap((line) => {
    if (!line.includes(HOLE)) return [line]
    const kept = keptOf(line)
    return kept === '' ? [] : [kept]
  })
  const result = left
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  return findContacts(result, own).length === 0 ? result : cutOut(result, own)
}

/** Where what is left of two sentences makes a contact together, nothing but the contact can be told apart. */
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

/** Of a sentence nothing is kept, of a list of things what is no contact. */
function keptFields(sentence: string): string {
  if (/[.!?…]["')\]]*\s*$/u.test(sentence)) return ''
  const fields = sentence.trim().split(FIELDS)
  return fields.filter((field) => !field.includes(HOLE) && !LABEL_ALONE.test(field)).join(', ')
}
