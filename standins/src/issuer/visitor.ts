export type Choice = {
  /** A listed address or name, or any address. */
  account: string
  /** Default: 'yes'. */
  consent?: 'yes' | 'no'
}

const MOST_STEPS = 20

/** Keeps cookies. */
export function createIssuerVisitor() {
  const jar = new Map<string, string>()

  async function request(url: URL, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** The form to submit, and its address. */
  function answer(
    page: string,
    { account, consent = 'yes' }: Choice,
  ): [action: string, Record<string, string>] {
    // Another account was chosen, so this form logs the earlier one out.
    const sentAlone = page.includes('document.forms[0].submit()') && /action="([^"]+)"/.exec(page)?.[1]
    if (sentAlone) return [sentAlone, hiddenIn(page)]
    if (page.includes('action="allow"')) return [consent === 'yes' ? 'allow' : 'deny', {}]
    if (!page.includes('action="login"')) throw new Error(`The provider says: ${wordsOf(page)}`)
    const listed = [...page.matchAll(/name="sub" value="(\d+)"(.*?)<\/button>/gs)]
    const sub = listed.find(([, , words = '']) => words.includes(account))?.[1]
    return ['login', sub ? { sub } : { email: account, verified: 'yes' }]
  }

  return {
    /**
     * Until the redirect back.
     * @throws with the text of a page that leads nowhere
     */
    async signIn(authorizationUrl: string, choice: Choice): Promise<URL> {
      const start = new URL(authorizationUrl)
      let url = start
      let response = await request(url)
      for (let step = 0; step < MOST_STEPS; step++) {
        const location = response.headers.get('location')
        if (location) {
          url = new URL(location, url)
          if (url.origin !== start.origin) return url
          response = await request(url)
          continue
        }
        const [action, form] = answer(await response.text(), choice)
        url = new URL(action, url)
        response = await request(url, form)
      }
      throw new Error('The provider goes round in circles.')
    },
  }
}

const hiddenIn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

const wordsOf = (page: string) =>
  page
    .replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
