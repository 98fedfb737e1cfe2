/** '1' and '!' may also be 'l', so there are two readings. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}
const DISGUISES = /[0134578@$!|+]/g
/** Around a common word: 'sunshine2024!' is 'sunshine'. */
const MOST_TRIMMINGS = 5
/** Around the seeker's own word: a birthday and a sign or two. */
const MOST_OWN_TRIMMINGS = 10
const FEWEST_OWN_LETTERS = 3

let reading: Promise<ReadonlySet<string>> | undefined

/**
 * Among the 49,000 most leaked, disguised ('P@ssw0rd', 'dragondragon'), or the seeker's own word with a number.
 * Ignores case and width. Loads the list once, about 4 MB.
 * @param ownWords the seeker's names and addresses
 */
export async function isWellKnownPassword(password: string, ownWords: readonly string[]): Promise<boolean> {
  reading ??= readList()
  const list = await reading
  const plain = simplify(password)
  if (list.has(plain)) return true
  const own = new Set(ownWords.map((word) => lettersAndDigits(simplify(word))).filter(isLongEnough))
  if (own.has(lettersAndDigits(plain))) return true
  const trimmed = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const trimmings = plain.length - trimmed.length
  // A sign at an end may be a disguised letter ('$unshine').
  return [
    { words: readings(plain), trimmings: 0 },
    { words: readings(trimmed), trimmings },
    { words: readings(plain.replace(/[^\p{L}]+$/u, '')), trimmings },
  ].some(({ words, trimmings: around }) =>
    words.some(
      (word) =>
        (around <= MOST_TRIMMINGS && (list.has(word) || list.has(half(word)))) ||
        (around <= MOST_OWN_TRIMMINGS && own.has(word)),
    ),
  )
}

const simplify = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{Nd}]/gu, '')
const isLongEnough = (word: string) => word.length >= FEWEST_OWN_LETTERS

/** The text as written, without disguises, without signs between letters. */
function readings(text: string): string[] {
  const asI = text.replace(DISGUISES, (sign) => LETTERS[sign] ?? sign)
  const asL = text.replace(/[1!]/g, 'l').replace(DISGUISES, (sign) => LETTERS[sign] ?? sign)
  return [text, asI, asL, lettersAndDigits(text), lettersAndDigits(asI)]
}

/** Half of a word written twice; else empty. */
function half(word: string): string {
  const first = word.slice(0, word.length / 2)
  return first !== '' && first + first === word ? first : ''
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
