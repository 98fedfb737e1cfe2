import type { Order } from '../jobs/orders.ts'
import { plainCharacters } from '../text/plain-characters.ts'
import { hasWords } from './whole-words.ts'

/** How much of a subject line the wanted words are to be; 'unclear' is the whole or a part. */
export type SubjectPart = 'whole' | 'part' | 'start' | 'end' | 'unclear'

const LINE = '(?:subject|title|headline)(?: ?line| header)?'
const YOUR = "(?:the|your|an?) (?:[\\w'-]+ ){0,2}?"
const edge = (verbs: string, nouns: string) =>
  new RegExp(
    `\\b(?:${verbs})\\w* ${YOUR}${LINE} with\\b|\\b${LINE}\\b.{0,30}\\b(?:${verbs})\\w* with\\b|\\bat the (?:very )?(?:${nouns}) of (?:${YOUR})?${LINE}`,
    'iu',
  )
const atStart = edge('start|begin', 'start|beginning|front')
const atEnd = edge('end|finish|conclud', 'end|back')
const inLine = new RegExp(
  `\\b(?:in|into|within|inside|on|to|sa) (?:${YOUR})?${LINE}\\b|\\b${LINE}\\b (?:should |must |has to |have to |needs? to |to |will |please )*(?:also )?(?:includ|contain|mention|hav|has\\b|featur)`,
  'iu',
)
const added =
  /\b(?:includ|contain|mention|add|insert|featur|somewhere|words?\b|phrase|code|keyword|numbers?\b|emoji)/iu
const afterColon = /[:=]\s*""/u
const alone = /\b(?:only|exact(?:ly)?|nothing else|just)\b/iu

/** From the employer's words without those to write; of an order without them, a part. */
export function subjectPart({ quote, subject = '' }: Pick<Order, 'quote' | 'subject'>): SubjectPart {
  if (quote === '') return 'part'
  const said = quote.replace(subject, '""').replaceAll(/["“”][^"“”]{0,200}["“”]/gu, '""')
  if (atStart.test(said)) return 'start'
  if (atEnd.test(said)) return 'end'
  if (!inLine.test(said) || alone.test(said)) return 'whole'
  if (afterColon.test(said) && !added.test(said)) return 'whole'
  // 'Put "mango" in the subject line' asks for a word of it, several words may be all of it.
  return added.test(said) || !/\s/u.test(subject.trim()) ? 'part' : 'unclear'
}

/**
 * @param wanted with the seeker's name
 * @param besides words that other orders want in the same line
 */
export function isSubject(
  subject: string,
  wanted: string,
  { part, besides }: { part: SubjectPart; besides: readonly string[] },
): 'yes' | 'no' | 'unknown' {
  if (part === 'start' || part === 'end') return hasWords(subject, wanted, part) ? 'yes' : 'no'
  const isThere = hasWords(subject, wanted)
  if (part === 'part') return isThere ? 'yes' : 'no'
  if (isSame(subject, wanted, besides)) return 'yes'
  return isThere && part === 'unclear' ? 'unknown' : 'no'
}

function isSame(subject: string, wanted: string, besides: readonly string[]): boolean {
  const [whole, words] = [bare(subject), bare(wanted)]
  if (whole === words) return words !== ''
  const rest = besides.map(bare).reduce((left, one) => (one === '' ? left : left.replace(one, ' ')), whole)
  return rest !== whole && unjoined(rest) === unjoined(words)
}

/** Of a subject line; longer texts are none. */
const LONGEST = 300

/** But for case, spaces, quotes and closing punctuation. */
const bare = (text: string) =>
  plainCharacters(text.slice(0, LONGEST))
    .toLowerCase()
    .replaceAll(/["'“”‘’«»`]/gu, '')
    .replaceAll(/\s*[–—]\s*|\s+-\s+/gu, ' - ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.!?,;:…\s]+$/u, '')

const unjoined = (text: string) => text.replaceAll(/^[\s|:,/()-]+|[\s|:,/()-]+$/gu, '')
