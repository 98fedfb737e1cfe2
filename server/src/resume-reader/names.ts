import { hasRole, hasWorkWord, wordsOf } from './job-words.ts'

const particles = new Set(
  'de del dela delos delas la las los da di von van der bin binti al san santa sta sto ma jr sr ii iii iv'.split(
    ' ',
  ),
)

/** Names of jobs that are surnames as well. */
const surnames = new Set(
  `baker barber bishop butler captain carpenter chandler cook cooper dean driver farmer fisher
  gardener guard guide hunter judge keeper king knight major marshal marshall mason mate miller miner minister page
  painter palmer parker porter potter pilot prince sailor sawyer shepherd singer smith steward taylor tailor
  turner walker warden weaver webster wheeler model chair head lead member runner scout fellow
  fields store law bell art young price banks house stone law care street field fuller glover mercado
  page hand buyer archer usher sales proctor provost granger harper`.split(/\s+/u),
)

/**
 * Whether a text reads like a person's name: two to six words, each with a capital letter, none of them about work
 * unless it is a surname as well ('Grace Mason').
 */
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

/** Whether a text is the name that an e-mail address is made of: 'ana.reyes@…' and 'Ana Reyes'. */
export function isNameOfAddress(text: string, address: string): boolean {
  const local =
    address
      .split('@')[0]
      ?.toLowerCase()
      .replace(/[^a-z]/gu, '') ?? ''
  const words = wordsOf(text.normalize('NFD').replace(/\p{M}/gu, '')).filter((word) => word.length > 2)
  return (
    words.length > 0 &&
    words.length <= 5 &&
    words.filter((word) => local.includes(word)).length >= Math.min(2, words.length)
  )
}
