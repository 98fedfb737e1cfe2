import type { TestApp } from '../start-app.ts'

export const HOST = 'localhost:3000'

type Back = { code: string; iss?: string }
type Answer = Awaited<ReturnType<TestApp['post']>>

/** Keeps cookies between calls. */
export function createSignInBrowser(app: TestApp) {
  const cookies = new Map<string, string>()

  function keep(answer: Answer) {
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const carried = () => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    return { ...(cookie && { cookie }), 'user-agent': 'test browser' }
  }

  const browser = {
    cookies,
    start: async (host = HOST) =>
      keep(await app.post('/auth/google/start/', { body: { host }, headers: carried() })),
    /** @param as logged in meanwhile in this browser */
    finish: async (body: Record<string, unknown>, as?: { token: string }) =>
      keep(
        await app.post('/auth/google-callback/', {
          body: { host: HOST, ...body },
          headers: carried(),
          ...(as && { as }),
        }),
      ),
    /** @param walk the part at the provider */
    async signIn(walk: (authorizationUrl: string) => Promise<Back>): Promise<Answer> {
      const { body } = await browser.start()
      const back = await walk(body.authorization_url)
      return browser.finish({ state: body.state, ...back })
    },
  }
  return browser
}
