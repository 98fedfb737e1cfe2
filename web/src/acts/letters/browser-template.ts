import { namesOf, withoutEmployersAtEnds } from '@hanap/contract/jobs/employer-names'
import { withoutContacts } from '@hanap/contract/profile/contact-details'
import type { Withheld } from '@hanap/contract/profile/privacy'
import type { KnownLetter, OwnReason } from './generated-letter.ts'

export type TemplateFacts = {
  /** May be empty. */
  name: string
  /** May be empty. */
  title: string
}

/** The last resort: facts about the seeker in plain sentences. Says nothing of the job, which may hide an order. */
export function browserTemplate(facts: TemplateFacts, reason: OwnReason): KnownLetter {
  const [name, title] = [facts.name, facts.title].map((text) => text.replace(/\s+/gu, ' ').trim()) as [
    string,
    string,
  ]
  const sentences: KnownLetter['sentences'] = [
    { text: 'Dear Hiring Manager,', rests_on: [] },
    { text: '\n\nI would like to apply for this position.', rests_on: [] },
    ...(title
      ? [{ text: ` I work as ${articleFor(title)} ${title}.`, rests_on: grounds('title', title) }]
      : []),
    { text: '\n\nI would welcome the chance to talk about how I can help.', rests_on: [] },
    { text: ' Thank you for your time and consideration.', rests_on: [] },
    { text: `\n\nSincerely,${name && `\n${name}`}`, rests_on: grounds('name', name) },
  ]
  return { content: sentences.map(({ text }) => text).join(''), source: 'template', reason, sentences }
}

/**
 * By the privacy settings: 'Team Lead at Acme' may become 'Team Lead'.
 * @param withheld undefined while unknown; the result is then empty
 */
export function shownTitle(title: string, withheld: Withheld | undefined): string {
  if (!withheld) return ''
  const reachless = withheld.contact ? withoutContacts(title, withheld.contact) : title
  return withoutEmployersAtEnds(reachless, namesOf(withheld.current_employers))
}

const grounds = (kind: KnownLetter['sentences'][number]['rests_on'][number]['kind'], text: string) =>
  text ? [{ kind, text }] : []

/** Goes by sound: 'an SEO specialist', 'a university teacher', 'an accountant'. */
function articleFor(words: string): 'a' | 'an' {
  const [first = ''] = words.split(' ')
  if (/^[A-Z]{2,}$/u.test(first)) return /^[AEFHILMNORSX]/u.test(first) ? 'an' : 'a'
  return /^(?!uni|use|euro|one)[aeiou]/iu.test(first) ? 'an' : 'a'
}
