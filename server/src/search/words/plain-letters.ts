/** Not decomposed by Unicode. Small capitals come from fancy titles. */
const undecomposed = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
  }).concat(
    [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, n) => [letter, 'abcdefghijklmnoprstuvwyz'[n] ?? '']),
  ),
)
const undecomposedLetter = new RegExp(`[${[...undecomposed.keys()].join('')}]`, 'gu')

/** 🅥🅐, 🆅🅰. Flags (🇵🇭) are pictures, not letters. */
const inBlack = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
const firstInBlack = 0x1f150
const circlesToSquares = 0x20

const asciiOnly = /^[\t-\r -~]*$/
const controls = /[\0-\x08\x0e-\x1f\x7f]+/g
const beyondAscii = /[^\0-\x7f]+/g
const apostrophes = /[‘’ʼʻʹ′´]/g
/** Trade marks would decompose into the word before: Brand™ is not 'brandtm'. */
const marksOfTrade = /[™℠]/g
/** Soft hyphens, joiners, direction marks and variation selectors separate no words. */
const invisible = /[\p{Cf}\p{Cc}\ufe00-\ufe0f]/gu
const widthlessSpaces = /[\u200b\u0085]/g
const accents = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]/g
const otherSigns = /[^\p{L}\p{N}\p{Mn}\p{Mc}'\0-\x7f]+/gu

/** Texts repeat the same few: ’ “ ” – • é and emoji. */
const known = new Map<string, string>()
const KNOWN_AT_MOST = 5_000

/**
 * Lower case, accents folded, fancy letters plain, straight apostrophes, no invisible characters, other signs as
 * spaces. Other scripts stay.
 */
export function plainLetters(text: string): { text: string; isAscii: boolean } {
  if (asciiOnly.test(text)) return { text: text.toLowerCase(), isAscii: true }
  const plain = text.replace(controls, '').replace(beyondAscii, plainRun).toLowerCase()
  return { text: plain, isAscii: asciiOnly.test(plain) }
}

function plainRun(run: string): string {
  const seen = known.get(run)
  if (seen !== undefined) return seen
  const plain = run
    .replace(apostrophes, "'")
    .replace(marksOfTrade, ' ')
    .replace(inBlack, blackLetter)
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(apostrophes, "'")
    .replace(undecomposedLetter, (letter) => undecomposed.get(letter) ?? letter)
    .replace(widthlessSpaces, ' ')
    .replace(invisible, '')
    .replace(otherSigns, ' ')
    .normalize('NFC')
  if (known.size >= KNOWN_AT_MOST) known.clear()
  if (run.length <= 20) known.set(run, plain)
  return plain
}

const blackLetter = (letter: string) =>
  String.fromCodePoint(0x61 + (((letter.codePointAt(0) ?? 0) - firstInBlack) % circlesToSquares))
