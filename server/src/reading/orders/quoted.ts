import { isTemplate, withName } from '@hanap/contract/letters/templates'

export const quoted =
  /"\s*([^"]{1,120}?)\s*"|(?:^|[\s(])'\s*([^'"]{1,80}(?:'\w[^'"]{0,40})?)\s*'(?=[\s.,;!?)]|$)|\*\*([^*]{1,80})\*\*/u

/** The applicant's name does not fill it: 'VA – [your city]'. */
export const mustBeFilled = (words: string): boolean =>
  isTemplate(withName(words, { first: 'Ana', last: 'Cruz' }))

/** Describes the words instead of giving them: 'last word of this paragraph'. */
export const isDescribed = (words: string): boolean => description.test(words)
const description =
  /^\W*(?:(?:the|your|our|its|this|that) )?(?:(?:very )?(?:first|second|third|fourth|fifth|sixth|last|middle|opposite|missing|longest|shortest|\d+(?:st|nd|rd|th)) (?:[\w-]+ ){0,2}?(?:words?|letters?|sentences?|lines?|digits?|characters?)\b|(?:name|colou?r|capital|opposite|months?|days?|year|number|words?|letters?|title|date|city|place|time|result|sum|total|plural) (?:of|for|that|in|you|on|from|after|before|at|we|which)\b)/iu
