import { type catalogue, type InOtherWords } from '@hanap/contract/says/catalogue'
import { readSaid } from '@hanap/contract/says/read-said'
import type { Said } from '@hanap/contract/says/said'
import { accounts } from './filipino/accounts.ts'
import { applications } from './filipino/applications.ts'
import { board } from './filipino/board.ts'
import { jobs } from './filipino/jobs.ts'
import { notices } from './filipino/notices.ts'
import { payments } from './filipino/payments.ts'
import { profile } from './filipino/profile.ts'
import { site } from './filipino/site.ts'
import { dateWords, jobWords, thingWords } from './filipino/words.ts'

/**
 * A text of the contract or the server in Filipino; undefined where it is not known.
 * @param said what it says by code, where its answer told it; else it is looked up
 */
export type TextTranslator = (text: string, said?: readonly Said[]) => string | undefined

/** The catalogue in Filipino. */
export const filipino: InOtherWords<typeof catalogue> = {
  ...accounts,
  ...applications,
  ...board,
  ...jobs,
  ...notices,
  ...payments,
  ...profile,
  ...site,
}
const byCode = new Map(
  Object.entries(filipino).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text]),
  ),
)

/** How what stands in a place of this name reads in a Filipino sentence; anything else reads as it is. */
const inPlace: Readonly<Record<string, (words: string) => string>> = {
  status: (label) => toFilipino(label) ?? label,
  browser: (name) => toFilipino(name) ?? name,
  system: (name) => (name === 'a phone' ? 'phone' : name),
  job: jobWords,
  day: dateWords,
  time: dateWords,
  thing: thingWords,
}

export const toFilipino: TextTranslator = (text, said = readSaid(text)) => {
  const sentences = said?.map(sentenceOf)
  if (!sentences?.every((sentence) => sentence !== undefined)) return undefined
  const last = sentences.length - 1
  // Texts of fields have no full stop by themselves, and one where they are read as sentences.
  return sentences
    .map((sentence, at) =>
      at < last || text.endsWith('.') ? sentence.replace(/(?<![.!?])$/, '.') : sentence,
    )
    .join(' ')
}

function sentenceOf({ code, params }: Said): string | undefined {
  return byCode.get(code)?.replace(/\{(\w+)#?\}/g, (_, name: string) => {
    const words = params.find((one) => one.name === name)?.value ?? ''
    return inPlace[name]?.(words) ?? words
  })
}
