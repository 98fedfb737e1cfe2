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
 * Undefined for an unknown text.
 * @param said its parts by code, if the answer held them; else they are looked up
 */
export type TextTranslator = (text: string, said?: readonly Said[]) => string | undefined

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

/** Translates placeholders of these names; others stay. */
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
  // Field texts have no full stop, but sentences joined from them do.
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
