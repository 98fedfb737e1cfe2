import { isPagePath } from '@hanap/contract/site/pages'
import { cleanText, oneLine } from '../mails/rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const KEPT_MS = 180 * DAY_MS

const MOST_LETTERS = 2000

/** Older notifications are deleted. */
export const toldSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS)

/** A one-line title, no invisible characters. */
export function asShown(told: { title: string; text?: string; path?: string }) {
  const { title, text = '', path = '' } = told
  const [page = ''] = path.split(/[?#]/, 1)
  if (path !== '' && !isPagePath(page)) throw new Error(`a notification leads to our own pages only: ${path}`)
  return { title: oneLine(title), body: cleanText(text).slice(0, MOST_LETTERS).trim(), path }
}

/** 'a•••@example.ph': enough for its owner, little for others. */
export function partOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}•••${email.slice(at)}`
}
