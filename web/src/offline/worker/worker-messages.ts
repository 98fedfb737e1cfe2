import type { Language } from '@hanap/contract/site/languages'

/** What a page asks of the worker. */
export type WorkerMessage =
  /** This page was opened before the worker could see it; the browser holds it and these files. */
  | { kind: 'visited'; pathname: string; files: readonly string[] }
  /** Somebody signed in reads here, and data may be used: what can be read later comes now. `asked`: what the page asked for. */
  | { kind: 'keep'; language: Language; token: string; asked: readonly string[] }
  /** A visitor has come again, and data may be used; or somebody has signed in. */
  | { kind: 'keep-little'; language: Language }
  /** Nobody is signed in any more. */
  | { kind: 'forget' }

/** Reads what a page sent; it may be of another build. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  const message = data as WorkerMessage
  const isText = (value: unknown) => typeof value === 'string'
  const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
  if (message.kind === 'forget') return message
  if (message.kind === 'visited') {
    return isText(message.pathname) && areTexts(message.files) ? message : null
  }
  if (message.kind !== 'keep' && message.kind !== 'keep-little') return null
  const isKnown = message.language === 'en' || message.language === 'fil'
  if (message.kind === 'keep-little') return isKnown ? message : null
  return isKnown && isText(message.token) && areTexts(message.asked) ? message : null
}
