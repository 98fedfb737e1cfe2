import type { SaidTexts } from '@hanap/contract/says/said'
import type { TextTranslator } from './known-texts.ts'

let known: TextTranslator | null = null
let loading: Promise<void> | null = null

/** The longest wait; English is better than nothing. */
const PATIENCE = 3000

function load(): Promise<void> {
  loading ??= import('./known-texts.ts').then(
    ({ toFilipino }) => {
      known = toFilipino
    },
    () => {
      loading = null
    },
  )
  return loading
}

// Loads at the first focused field, whose errors may need it.
if (typeof window !== 'undefined') window.addEventListener('focusin', () => void load(), { once: true })

export async function textsKnown(): Promise<void> {
  if (!known) await Promise.race([load(), new Promise<void>((done) => setTimeout(done, PATIENCE))])
}

export function translate(text: string, said?: SaidTexts): string {
  return known?.(text, said?.find((one) => one.text === text)?.says) ?? text
}
