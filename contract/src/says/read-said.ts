import { catalogue } from './catalogue.ts'
import type { Said, SaidTexts } from './said.ts'

/** Places that do not accept any text. */
const inPlace: Readonly<Record<string, string>> = {
  plan: 'Free Trial|Basic|Premium',
  status: Object.values(catalogue.applicationStatusLabels).join('|'),
  system: 'Windows Phone|a phone|iPhone|iPad|HarmonyOS|Android|KaiOS|ChromeOS|Windows|Mac|Linux',
  browser: 'A browser|An app|[A-Za-z]+(?: [A-Za-z]+)?',
  job: '“.+',
  word: '.*',
}

/** Longer than any filled text; reading time grows faster than the length. */
const LONGEST = 2500

const texts = Object.entries(catalogue).flatMap(([group, named]) =>
  Object.entries(named).map(([name, text]: [string, string]) => ({ code: `${group}.${name}`, text })),
)
const exact = new Map(texts.toReversed().map(({ code, text }) => [text, code]))
const templates = texts
  .filter(({ text }) => /\{\w+#?\}/.test(text))
  .map(({ code, text }) => ({ code, sign: signOf(text) }))

function signOf(text: string): RegExp {
  const pattern = text
    .split(/(\{\w+#?\})/)
    .map((part) => {
      const [, name = '', isNumber] = /^\{(\w+)(#?)\}$/.exec(part) ?? []
      if (name === '') return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      return `(?<${name}>${isNumber ? String.raw`\d[^ ]*` : (inPlace[name] ?? '.+')})`
    })
    .join('')
  return new RegExp(`^${pattern}$`, 'su')
}

/** Sentence by sentence; undefined if one is not in the catalogue. */
export function readSaid(text: string): Said[] | undefined {
  if (text.length > LONGEST) return undefined
  const whole = readOne(text)
  if (whole) return [whole]
  for (const { index } of text.matchAll(/(?<=[.!?]) /gu)) {
    const first = readSentence(text.slice(0, index))
    const others = first && readSaid(text.slice(index + 1))
    if (others) return [first, ...others]
  }
  const last = readSentence(text)
  return last && [last]
}

/** As far as the catalogue has them. */
export function saidOf(given: readonly string[]): SaidTexts {
  return [...new Set(given)].flatMap((text) => {
    const says = readSaid(text)
    return says ? [{ text, says }] : []
  })
}

function readOne(text: string): Said | undefined {
  const code = exact.get(text)
  if (code !== undefined) return { code, params: [] }
  for (const { code, sign } of templates) {
    const params = sign.exec(text)?.groups
    if (params) return { code, params: Object.entries(params).map(([name, value]) => ({ name, value })) }
  }
  return undefined
}

/** Field texts joined as sentences may have got a full stop. */
const readSentence = (text: string): Said | undefined =>
  readOne(text) ?? (text.endsWith('.') ? readOne(text.slice(0, -1)) : undefined)
