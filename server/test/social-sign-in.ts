import type { TestApp } from './start-app.ts'

export const HOST = 'localhost:3000'

/** What the provider gave the browser to bring back. */
type Back = { code: string; iss?: string }
type Answer = Awaited<ReturnType<TestApp['post']>>

/** One browser that signs in through the provider: it keeps the cookie between the two calls. */
export function createSignInBrowser(app: TestApp) {
  let cookie: string | undefined

  function keep(answer: Answer) {
    const [set] = [answer.headers['set-cookie']].flat()
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set ?? '') ?? []
    if (name) cookie = value === '' ? undefined : `${name}=${value}`
    return answer
  }

  const browser = {
    get cookie() {
      return cookie
    },
    set cookie(value: string | undefined) {
      cookie = value
    },
    start: async (host = HOST) => keep(await app.post('/auth/google/start/', { body: { host } })),
    finish: async (body: Record<string, unknown>) =>
      keep(
        await app.post('/auth/google-callback/', {
          body: { host: HOST, ...body },
          headers: { ...(cookie && { cookie }), 'user-agent': 'test browser' },
        }),
      ),
    /** The whole way; `walk` is what happens at the provider. */
    async signIn(walk: (authorizationUrl: string) => Promise<Back>): Promise<Answer> {
      const { body } = await browser.start()
      const back = await walk(body.authorization_url)
      return browser.finish({ state: body.state, ...back })
    },
  }
  return browser
}
