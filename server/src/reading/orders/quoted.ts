import { isTemplate, withName } from '@hanap/contract/letters/templates'

export const quoted =
  /"\s*([^"]{1,120}?)\s*"|(?:^|[\s(])'\s*([^'"]{1,80}(?:'\w[^'"]{0,40})?)\s*'(?=[\s.,;!?)]|$)|\*\*([^*]{1,80})\*\*/u

/** The applicant's name does not fill it: 'VA – [your city]'. */
export const mustBeFilled = (words: string): boolean =>
  isTemplate(withName(words, { first: 'Ana', last: 'Cruz' }))
