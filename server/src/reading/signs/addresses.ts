import { HIDDEN_MARK } from '../redactions.ts'

/** Replaces an e-mail address or a number, shown or hidden. */
export const ADDRESS = '¤'
/** Replaces a page to open. */
export const PAGE = '§'

const mark = '\\[hidden by the board\\]'
/** Blanked inside a word: 'tea[hidden by the board]mbers'. */
const smallWords = '(?:and|or|to|for|in|by|at|the|if|we|you|so|as|is|my|our|on|a|i)'
const inWord = new RegExp(
  `(?<=\\p{Ll})${mark}|(?<=\\p{L})${mark}(?=\\p{L})|${mark}(?!${smallWords}\\b)(?=\\p{Ll}{1,3}\\b)`,
  'gu',
)
const page = new RegExp(`https?:\\/\\/\\S{1,300}|${mark}[\\w.-]{0,40}[/=?][^\\s)]{0,300}`, 'gu')
const mail =
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:[([]?@[)\]]?|[([]at[)\]]) ?[\w-]{1,60} ?(?:[([]?\.[)\]]?|[([]dot[)\]]) ?[a-z]{2,}|\[[^\][]{0,20}e-?mail[^\][]{0,20}\]/giu
const phone =
  /\+\d[\d ()-]{8,17}\d|\(\d{3}\) ?\d{3}[ -]?\d{4}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\b0?9\d{2}[ -]?\d{3}[ -]?\d{4}\b/gu

/** Replaces each address by one character, so that patterns need not know addresses. */
export const withAddresses = (text: string): string => (mayHold.test(text) ? replaced(text) : text)

const mayHold = /[@[]|https?:|\(at\)|\d{3}/i

const replaced = (text: string) =>
  text
    .replaceAll(inWord, '')
    .replaceAll(page, PAGE)
    .replaceAll(HIDDEN_MARK, ADDRESS)
    .replaceAll(mail, ADDRESS)
    .replaceAll(phone, ADDRESS)
