import type { Language } from '@hanap/contract/site/languages'
import { Problem } from '../../lib/problem.ts'
import { type BuiltPage, createBuiltPage } from './built-page.ts'
import { withOrigin } from './built-site.ts'
import type { SiteRenderer } from './renderer.ts'

/** Answers by address below /api. */
export type PageAnswers = { computedAt: string; answers: Readonly<Record<string, unknown>> }

export type LiveAnswers = {
  /** Null for a page without live figures. Throws 'not-found'. */
  answersOf(address: string): Promise<PageAnswers> | null
  /** Pages that exist because of live figures. Throws 'busy'. */
  addresses(): Promise<string[]>
}

export type LivePages = {
  /** Null: it has no figures. 'missing': no such page now. 'later': no figures yet. */
  find(language: Language, address: string): Promise<BuiltPage | 'missing' | 'later' | null>
  /** The last rendered page; a new one is rendered in the background. */
  findKept(language: Language, address: string): BuiltPage | null
}

/** @param given.template without head and body */
export function createLivePages(given: {
  live: LiveAnswers
  renderer: Pick<SiteRenderer, 'render'>
  template: (language: Language, name: string) => string | undefined
  origin: string
  log: (line: string) => void
}): LivePages {
  const { live, renderer, template, origin, log } = given
  const kept = new Map<string, { computedAt: string; page: BuiltPage }>()
  const rendering = new Map<string, Promise<BuiltPage>>()

  async function make(language: Language, address: string, { computedAt, answers }: PageAnswers) {
    const { template: name, head, body } = await renderer.render(language, address, answers)
    const html = template(language, name)
    if (html === undefined) throw new Error(`the build has no template ${name}`)
    const whole = html.replace('<!--head-->', () => head).replace('<!--body-->', () => body)
    const page = createBuiltPage(withOrigin(whole, origin))
    kept.set(language + address, { computedAt, page })
    return page
  }

  /** Shared by concurrent requests. */
  function renew(language: Language, address: string, answers: PageAnswers): Promise<BuiltPage> {
    const key = language + address
    const known = rendering.get(key)
    if (known) return known
    const made = make(language, address, answers).finally(() => rendering.delete(key))
    rendering.set(key, made)
    return made
  }

  async function find(language: Language, address: string) {
    const asked = live.answersOf(address)
    if (asked === null) return null
    const before = kept.get(language + address)
    try {
      const answers = await asked
      if (before?.computedAt === answers.computedAt) return before.page
      const next = renew(language, address, answers)
      if (!before) return await next
      next.catch(tell)
      return before.page
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') {
        kept.delete(language + address)
        return 'missing'
      }
      if (!(error instanceof Problem && error.code === 'busy')) tell(error)
      return before?.page ?? 'later'
    }
  }

  const tell = (error: unknown) =>
    log(error instanceof Error ? (error.stack ?? error.message) : String(error))

  return {
    find,
    findKept(language, address) {
      void find(language, address)
      return kept.get(language + address)?.page ?? null
    },
  }
}
