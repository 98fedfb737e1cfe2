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

/** Removes what settings withhold, by the kind of text. */
export type Withholding = {
  /** Of the hidden employers. */
  names: EmployerNames
  /** For a company, school or skill: '' if it names a hidden employer. */
  name(text: string): string
  /** 'Team Lead at Acme' becomes 'Team Lead'. */
  title(text: string): string
  prose(text: string): string
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

export const nothingWithheld = withholding({ current_employers: [], contact: null })
