import type { Order } from '@hanap/contract/jobs/orders'

type Letter = { subject: string; content: string }
/** The seeker's name, where an order has a place for it. */
export type Name = { first: string; last: string }
/** Whether the letter shows that an order is followed; most orders no letter can show. */
export type Met = 'yes' | 'no' | 'unknown'

export function isMet(order: Order, letter: Letter, name: Name): Met {
  const wanted = plain(wantedOf(order, name))
  if (wanted === '') return 'unknown'
  if (order.kind === 'subject-line') return plain(letter.subject).includes(wanted) ? 'yes' : 'no'
  const content = plain(letter.content).replaceAll(/^["(*]+|[")*.!]+$/gu, '')
  if (order.place === 'start') return content.startsWith(wanted) ? 'yes' : 'no'
  if (order.place === 'end') return content.endsWith(wanted) ? 'yes' : 'no'
  return content.includes(wanted) ? 'yes' : 'no'
}

/** The letter with what the order wants in its place. */
export function withOrder(order: Order, letter: Letter, name: Name): Letter {
  const wanted = wantedOf(order, name)
  const { subject, content } = letter
  if (order.kind === 'subject-line') {
    // One word is to stand in the subject; more are the subject.
    return { content, subject: wanted.includes(' ') || subject === '' ? wanted : `${subject} – ${wanted}` }
  }
  const parts = order.place === 'start' ? [wanted, content.trimStart()] : [content.trimEnd(), wanted]
  return { subject, content: parts.filter((part) => part !== '').join('\n\n') }
}

const firstName = /[[(<]?\b(?:your )?first ?name\b[\])>]?/giu
const lastName = /[[(<]?\b(?:your )?(?:last ?name|surname)\b[\])>]?/giu
const fullName = /[[(<]\s*(?:(?:your|full|applicant'?s?|insert) )*name\s*[\])>]|\byour (?:full )?name\b/giu

/** The words themselves; empty where there are none, or a person has to judge. */
function wantedOf(order: Order, name: Name): string {
  if (order.doubt) return ''
  const words = order.kind === 'subject-line' ? order.subject : order.phrase
  return (words ?? '')
    .replaceAll(firstName, name.first)
    .replaceAll(lastName, name.last)
    .replaceAll(fullName, `${name.first} ${name.last}`.trim())
    .trim()
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()
