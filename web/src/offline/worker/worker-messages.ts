import type { Language } from '@hanap/contract/site/languages'

/** From a page to the worker. */
export type WorkerMessage =
  /** Opened before the worker controlled it; the browser has it and these files. */
  | { kind: 'visited'; pathname: string; files: readonly string[] }
  /** Logged in, with data use allowed. `asked`: the page's requests. */
  | { kind: 'keep'; language: Language; token: string; asked: readonly string[] }
  /** A returning visitor with data use allowed, or a new login. */
  | { kind: 'keep-little'; language: Language }
  /** Logged out. */
  | { kind: 'forget' }

/** It may come from another build. */
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
