import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { consentPage, loginPage } from './pages.ts'
import type { People, Person } from './people.ts'
import { showPage } from './show-page.ts'

const MAX_FORM_BYTES = 8 * 1024
const DENIED = { error: 'access_denied', error_description: 'The person said no' }

type Tools = { provider: Provider; people: People; site: string }

/** Pages between the request and the redirect back. */
export async function serveInteraction(
  { provider, people, site }: Tools,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response).catch(() => undefined)
  if (!details) return showPage(response, expired, 400)
  const { prompt, params, session } = details
  const finish = (result: InteractionResults) => provider.interactionFinished(request, response, result)
  const showLogin = (problem?: string) =>
    showPage(
      response,
      loginPage({
        site,
        people: people.known,
        ...(problem && { problem }),
        ...(typeof params['login_hint'] === 'string' && { hint: params['login_hint'] }),
      }),
      problem ? 400 : 200,
    )

  if (request.method === 'GET' || request.method === 'HEAD') {
    if (prompt.name !== 'consent') return showLogin()
    const person = people.find(session?.accountId ?? '')
    const scopes = String(params['scope'] ?? '').split(' ')
    return person
      ? showPage(response, consentPage({ site, person, scopes }))
      : showPage(response, expired, 400)
  }
  const action = request.url?.split(/[?#]/)[0]?.split('/').at(-1)
  if (action === 'deny') return finish(DENIED)
  if (action === 'allow' && prompt.name === 'consent') return finish({ consent: { grantId: await allow() } })
  if (action !== 'login') return showPage(response, expired, 404)
  const person = chosen(await readForm(request), people)
  return person ? finish({ login: { accountId: person.sub } }) : showLogin('That is no email address.')

  async function allow(): Promise<string> {
    const known = details?.grantId ? await provider.Grant.find(details.grantId) : undefined
    const grant =
      known ??
      new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope'] ?? 'openid'))
    return grant.save()
  }
}

function chosen(form: URLSearchParams, people: People): Person | undefined {
  const sub = form.get('sub')
  if (sub !== null) return people.known.find((one) => one.sub === sub)
  return people.typed(form.get('email') ?? '', form.get('verified') === 'yes')
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MAX_FORM_BYTES) return new URLSearchParams()
  }
  return new URLSearchParams(text)
}

const expired =
  '<!DOCTYPE html><title>Too late</title><p>This sign-in is over. Go back to the site and begin again.</p>'
