import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Told } from './compare.ts'

const MOST_TRIES = 6
const FIRST_PAUSE_MS = 400
const PATIENCE_MS = 20_000

type Page = { status: number; html: string; location: string | null }

/** A seeker's browser on the board; records nothing. */
export function createWorker(url: string) {
  // The board only compares token and cookie.
  const token = createHash('md5').update(url).digest('hex')
  const cookies = new Map([['csrf_cookie', token]])

  async function ask(path: string, form?: Record<string, string>, at = url): Promise<Page> {
    const body = form && new URLSearchParams({ ...form, 'csrf-token': cookies.get('csrf_cookie') ?? '' })
    const answer = await fetch(new URL(path, at), {
      method: body ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
  }

  return {
    async register(name: string, email: string, password: string) {
      const fields = { 'info[name]': name, 'info[email]': email, 'info[password]': password }
      const { html } = await ask('/register', fields)
      if (!html.includes('Your account is ready')) throw new Error(`The board has no room for ${email}.`)
    },
    async logIn(email: string, password: string) {
      const fields = { 'info[email]': email, 'info[password]': password }
      const { location } = await ask('/authenticate', fields)
      if (location !== '/jobseekers') throw new Error(`The board does not know ${email}.`)
      await ask('/jobseekers')
    },
    /** @param at the board behind another connection */
    async applyNaively(at: string, boardId: number, words: string): Promise<Told> {
      for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
        if (attempt > 0) await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1))
        try {
          const filled = {
            'info[subject]': 'Application',
            'info[message]': words,
            points: '1',
            op: 'SEND EMAIL',
          }
          const { html } = await ask('/apply', { ...filled, job_id: String(boardId) }, at)
          if (html.includes('has been sent')) return { as: 'sent', why: '' }
        } catch {}
      }
      return { as: 'not-sent', why: 'The board does not answer.' }
    },
  }
}
