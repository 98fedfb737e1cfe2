import { plainCharacters } from '../text/plain-characters.ts'
import {
  gluedAfter,
  gluedBefore,
  legalForms,
  nonNames,
  placesInNames,
  tradesInNames,
  wordsOfMany,
} from './employer-name-words.ts'

export type EmployerNames = {
  /** Lower-case letters and digits, without blanks: 'harbourtrading'. */
  joined: readonly string[]
  /** 'SGS' of 'Sutherland Global Services': matched in capitals only. */
  initials: readonly string[]
}
/** `from` inclusive, `to` exclusive. */
type Place = { from: number; to: number }
type Word = Place & { key: string; raw: string }

const PIECES = /&|[\p{L}\p{N}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘`´]+/gu
/** 'TaskUs' is 'Task' and 'Us', 'acme2020' is 'acme' and '2020'. No letter has ten marks. */
// The lookahead first, for speed: few letters can follow a seam.
const SEAMS =
  /(?=\p{Lu})(?<=\p{Ll}\p{M}{0,9})|(?=\p{Lu}\p{M}{0,9}\p{Ll})(?<=\p{Lu}\p{M}{0,9})|(?=\p{N})(?<=\p{L}\p{M}{0,9})|(?=\p{L})(?<=\p{N})/u

const PLAIN = /^[A-Za-z\d]+$/

function keyOf(piece: string): string {
  if (piece === '&') return 'and'
  // The fast path for most words; the rest takes twenty times as long.
  if (PLAIN.test(piece)) return piece.toLowerCase()
  return plainCharacters(piece)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(PIECES)].flatMap(({ 0: piece, index }) => {
    let from = index
    return piece.split(SEAMS).map((raw) => {
      const word = { from, to: from + raw.length, key: keyOf(raw), raw }
      from = word.to
      return word
    })
  })
}

/**
 * Spellings without 'Inc.', country and trade, each side of 'Acme / Beta', and text in brackets. 'Freelance' and the
 * like give none.
 */
export function namesOf(companies: readonly string[]): EmployerNames {
  const written = companies.filter((company) => !nonNames.has(joinedOf(wordsIn(company))))
  return {
    joined: [...new Set(written.flatMap(joinedNames))],
    initials: [...new Set(written.flatMap(initialsOf))],
  }
}

const PARTS = / ?[/|;•·()[\]] ?| [-–—@] | (?:via|through|thru|dba|formerly|under|c\/o) /iu
/** Collapses blanks, so that the pattern is not retried from each. */
const partsOf = (company: string) => company.replaceAll(/\s+/gu, ' ').split(PARTS)

function joinedNames(company: string): string[] {
  const [first = '', ...others] = partsOf(company).filter((part) => wordsIn(part).length > 0)
  const whole = spellingsOf(company)
  // A place often follows the first comma: 'Acme, Makati City'.
  const parts = [first, first.split(',')[0] ?? '', ...others].flatMap(spellingsOf).filter(isTelling)
  // A name made only of 'Inc.' or 'Manila' is kept as written.
  return [...whole, ...parts].length > 0 ? [...whole, ...parts] : [joinedOf(wordsIn(company))].filter(Boolean)
}

function spellingsOf(name: string): string[] {
  const keys = wordsIn(name)
    .map((word) => word.key)
    .filter((key) => key !== '')
  const begun = keys[0] === 'the' && keys.length > 1 ? keys.slice(1) : keys
  const bare = withoutEnd(begun, (key) => legalForms.has(key))
  const placeless = withoutEnd(bare, (key) => legalForms.has(key) || placesInNames.has(key))
  const short = withoutEnd(
    placeless,
    (key) => legalForms.has(key) || placesInNames.has(key) || tradesInNames.has(key),
  )
  const own = joinedKeys(bare)
  const singular = /['’]s$/u.test(name) ? own.slice(0, -1) : ''
  return [
    ...(own ? [own] : []),
    ...[singular, ...[placeless, short].map(joinedKeys)].filter(
      (joined) => joined !== own && isTelling(joined),
    ),
  ]
}

function withoutEnd(keys: readonly string[], isEnd: (key: string) => boolean): string[] {
  const last = keys.findLastIndex((key) => !isEnd(key))
  const left = keys.slice(0, last + 1)
  // 'Bank of the Philippines' is not shortened to 'Bank of the'.
  return /^(?:of|for|de|la|ng|sa|in|at|to|by|my)$/u.test(left.at(-1) ?? '') ? [...keys] : left
}

const SHORTEST_PART = 3
const isTelling = (joined: string) =>
  joined.length >= SHORTEST_PART &&
  ![nonNames, wordsOfMany, placesInNames, legalForms, tradesInNames].some((words) => words.has(joined))

const joinedKeys = (keys: readonly string[]) =>
  keys.filter((key, at) => key !== 'and' || at === 0 || keys.length === 1).join('')
const joinedOf = (words: readonly Word[]) => joinedKeys(words.map((word) => word.key))

/** 'SGS' of the words, and 'TP' written apart in 'Teleperformance (TP)'. */
function initialsOf(company: string): string[] {
  const [first = '', ...others] = partsOf(company)
  const written = others.filter((part) => /^\p{Lu}{2,5}$/u.test(part))
  return [...written, ...initialsOfWords(first.split(',')[0] ?? '')]
}

function initialsOfWords(name: string): string[] {
  const words = name.split(/\s+/u).filter((word) => /^\p{Lu}/u.test(word))
  const telling = words.filter((word) => !legalForms.has(keyOf(word.replaceAll(/\P{L}/gu, ''))))
  return telling.length >= SHORTEST_PART ? [telling.map((word) => word[0]).join('')] : []
}

/** In any spelling; places do not overlap. */
export function findEmployers(text: string, names: EmployerNames): Place[] {
  if (names.joined.length === 0) return []
  const words = wordsIn(text).filter((word) => word.key !== '')
  const places: Place[] = []
  for (let at = 0; at < words.length; at += 1) {
    const last = lastOfName(words, at, names, text)
    if (last === undefined) continue
    const end = withForms(words, last, text)
    places.push({ from: words[at]?.from ?? 0, to: endAfter(words[end], text) })
    at = end
  }
  return places
}

export const namesEmployer = (text: string, names: EmployerNames): boolean =>
  findEmployers(text, names).length > 0

function lastOfName(words: Word[], at: number, names: EmployerNames, text: string): number | undefined {
  const word = words[at]
  const ends = names.joined.flatMap((name) => endOf(name, words, at, text) ?? [])
  if (word && names.initials.includes(word.raw.replaceAll(/['’]s$/gu, ''))) ends.push(at)
  const last = ends.length > 0 ? Math.max(...ends) : undefined
  return last === at && word && isEveryday(word, text) ? undefined : last
}

const AT = /(?:\b(?:at|for|with|from|join|joined|joining|left|leave|leaving|sa)\s+(?:the\s+)?|[@#/._-])$/iu

/** 'I have time' does not mean Time Inc. */
const isEveryday = ({ from, to, key, raw }: Word, text: string): boolean =>
  wordsOfMany.has(key) &&
  raw === raw.toLowerCase() &&
  !AT.test(text.slice(Math.max(0, from - 20), from)) &&
  !/^[._-]\p{L}/u.test(text.slice(to, to + 2)) &&
  !/^\s+(?:inc|corp|co|ltd|llc)\b/iu.test(text.slice(to, to + 10))

const WIDEST_GAP = 4

function endOf(name: string, words: Word[], at: number, text: string): number | undefined {
  if (isGlued(words[at], name, text)) return at
  let joined = ''
  for (let end = at; end < words.length; end += 1) {
    const [word, before] = [words[end], words[end - 1]]
    if (!word || (end > at && before && word.from - before.to > WIDEST_GAP)) return undefined
    if (word.key !== 'and' || end === at) joined += word.key
    if (joined === name || joined === `${name}s`) return end
    if (!name.startsWith(joined)) return undefined
  }
  return undefined
}

/** From this length on, a name is found within any word. */
const LONG_NAME = 8
const SHORT_NAME = 4
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function isGlued(word: Word | undefined, name: string, text: string): boolean {
  if (!word?.key.includes(name)) return false
  if (name.length >= LONG_NAME || WITHOUT_BLANKS.test(name)) return true
  if (name.length < SHORT_NAME) return false
  const before = word.key.slice(0, word.key.indexOf(name))
  const after = word.key.slice(before.length + name.length)
  const isKnown =
    (before === '' || gluedBefore.has(before)) && (after === '' || after === 's' || gluedAfter.has(after))
  return isKnown || isInAddress(word, text)
}

/** Words are run together in 'ana.acmemail@x.ph', '#lovemyacme', 'acmejobs.ph/ana'. */
function isInAddress({ from, to }: Word, text: string): boolean {
  const begin = /\S*$/u.exec(text.slice(Math.max(0, from - 100), from))?.[0] ?? ''
  const rest = /^\S*/u.exec(text.slice(to, to + 100))?.[0] ?? ''
  return /[@#_]|\/\/|www\.|\w\.\w{2,}/u.test(begin + text.slice(from, to) + rest)
}

function withForms(words: Word[], last: number, text: string): number {
  let end = last
  for (let next = words[end + 1]; next; next = words[end + 1]) {
    const gap = text.slice(words[end]?.to, next.from)
    const isForm = legalForms.has(next.key) && !['and', 'the', 'private'].includes(next.key)
    if (!isForm || !/^[\s,.(]{0,3}$/u.test(gap)) return end
    end += 1
  }
  return end
}

/** Keeps the genitive; drops the point of an 'Inc.' within a sentence. */
function endAfter(word: Word | undefined, text: string): number {
  if (!word) return 0
  if (legalForms.has(word.key) && /^\.(?:,|\s+\p{Ll})/u.test(text.slice(word.to, word.to + 9)))
    return word.to + 1
  return word.to - (/['’]s$/u.exec(word.raw)?.[0].length ?? 0)
}

/** @param instead replaces each name; if it names one as well, the result is empty */
export function withoutEmployers(text: string, names: EmployerNames, instead: string): string {
  const places = findEmployers(text, names)
  if (places.length === 0) return text
  let [left, read] = ['', 0]
  for (const { from, to } of places) {
    const before = text.slice(read, from)
    left += `${instead === '' ? before : before.replace(/\b[Tt]he\s+$/u, '')}${instead}`
    read = to
  }
  left += text.slice(read)
  return namesEmployer(left, names) ? '' : left
}

const JOINS = /(?<![\s,;:|/([\-–—@])[\s,;:|/([\-–—@]+$|^(?:['’]s\b|[\s,;:|/)\].\-–—])+/gu
const LEADS = /(?:^|\s)(?:(?:at|for|with|of|from|in|sa|by)(?:\s+the)?|the)$/iu

/** 'Team Lead at Acme' becomes 'Team Lead'. */
export function withoutEmployersAtEnds(text: string, names: EmployerNames): string {
  const [first] = findEmployers(text, names)
  if (!first) return text
  const before = text.slice(0, first.from).replaceAll(JOINS, '').replace(LEADS, '').replaceAll(JOINS, '')
  const kept = before || withoutEmployers(text.slice(first.to), names, '').replaceAll(JOINS, '')
  return namesEmployer(kept, names) || !/[\p{L}\p{N}]/u.test(kept) ? '' : kept
}
