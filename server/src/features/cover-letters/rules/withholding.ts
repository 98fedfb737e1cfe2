import {
  type EmployerNames,
  namesEmployer,
  namesOf,
  withoutEmployers,
  withoutEmployersAtEnds,
} from '@hanap/contract/jobs/employer-names'
import { withoutContacts } from '@hanap/contract/profile/contact-details'
import type { Withheld } from '@hanap/contract/profile/privacy'
import { HIDDEN_EMPLOYER } from '../../privacy/rules.ts'

/** What a seeker's privacy settings take out of what a letter is made of; each function by the kind of text it is for. */
export type Withholding = {
  /** Of the employers that are hidden. */
  names: EmployerNames
  /** Of a company, a school, a skill: nothing is left of one that names such an employer. */
  name(text: string): string
  /** Of a title: 'Team Lead at Acme' is 'Team Lead'. */
  title(text: string): string
  /** Of the seeker's prose. */
  prose(text: string): string
  /** Of the listing's. */
  listing(text: string): string
}

export function withholding({ current_employers, contact }: Withheld): Withholding {
  const names = namesOf(current_employers)
  const reachless = (text: string) => (contact ? withoutContacts(text, contact) : text)
  return {
    names,
    name: (text) => (namesEmployer(text, names) ? '' : reachless(text)),
    title: (text) => withoutEmployersAtEnds(reachless(text), names),
    prose: (text) => withoutEmployers(reachless(text), names, HIDDEN_EMPLOYER),
    listing: (text) => withoutEmployers(text, names, 'this company'),
  }
}

/** Of a seeker who hides nothing. */
export const nothingWithheld = withholding({ current_employers: [], contact: null })
