import { hasRole, hasWorkWord, wordsOf } from '../jobs/job-words.ts'
import { wordSet } from '../word-set.ts'

/** Parts of names that may be in lower case. */
const particles = wordSet(
  'de del dela delos delas la las los da di von van der bin binti al san santa sta sto ma jr sr ii iii iv',
)

/** Jobs that are surnames too: Grace Mason need not be a mason. */
const surnames = wordSet(`
  archer baker banks barber bell bishop butler captain care carpenter chandler cook cooper dean driver farmer field
  fields fisher fuller gardener glover granger guard hand harper house hunter judge keeper king knight law major
  marshal marshall mason mercado miller miner minister page painter palmer parker porter potter price prince proctor
  provost sawyer shepherd singer smith steward stone store street taylor turner walker warden weaver webster wheeler
  young`)

/** Two to six words, each with a capital letter, none about work unless it is a surname too ('Grace Mason'). */
export function isPersonName(text: string): boolean {
  const plain = text.replace(/,?\s*(?:MBA|CPA|RN|LPT|PhD|MSc|MD|REB|MAEd|PMP|LLB)\b\.?/gu, '').trim()
  const words = plain.split(/[\s,]+/u).filter((word) => word !== '')
  if (words.length < 2 || words.length > 6 || /[\d@|/&:;()]/u.test(plain)) return false
  const isNamed = words.every((word) => {
    const bare = word.toLowerCase().replace(/\.$/u, '')
    return particles.has(bare) || /^["“(]?\p{Lu}[\p{L}'’.-]*["”)]?$/u.test(word)
  })
  if (!isNamed) return false
  if (!hasWorkWord(plain)) return true
  const [last = ''] = wordsOf(plain).slice(-1)
  return (
    surnames.has(last) && !hasRole(words.slice(0, -1).join(' ')) && !hasWorkWord(words.slice(0, -1).join(' '))
  )
}

/** Whether a name fits an email address: 'Ana Reyes' and 'ana.reyes@…'. */
export function isNameOfAddress(text: string, address: string): boolean {
  const local = plainLetters(address.split('@')[0] ?? '')
  const words = wordsOf(text).filter((word) => plainLetters(word).length > 2)
  const others = words.filter((word) => !local.includes(plainLetters(word)))
  const isEnough = words.length - others.length >= Math.min(2, words.length)
  return words.length > 0 && words.length <= 5 && isEnough && !others.some(hasWorkWord)
}

function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
}
