import { login } from '@hanap/contract/accounts/accounts'
import { getUser } from '@hanap/contract/accounts/users'
import { pages } from '@hanap/contract/site/pages'
import type { GivenBody } from '@hanap/contract/wire/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { callEndpoint } from '../../../api/client.ts'
import { session } from '../../../api/session/browser-session.ts'
import { profileQuery } from '../../../api/standing.ts'
import { readOwnPath } from '../../../page/paths.ts'
import { forgetKeptSignUp } from '../sign-up/kept-sign-up.ts'
import { landingOf, landingWith } from './landing.ts'

/**
 * Logs in, reads the seeker and goes on; if the seeker cannot be read, to the answer's redirect_url. @throws if the
 * login is refused
 */
export function useLogin(next: string | undefined): (credentials: GivenBody<typeof login>) => Promise<void> {
  const queries = useQueryClient()
  const router = useRouter()
  return async (credentials) => {
    const answer = await callEndpoint(login, { body: credentials })
    session.signIn(answer.token, answer.user ?? null)
    forgetKeptSignUp()
    const landing = await callEndpoint(getUser).then(
      (user) => {
        session.setUser(user)
        queries.setQueryData(profileQuery.queryKey, user)
        return landingOf(user)
      },
      () => readOwnPath(answer.redirect_url) ?? pages.jobs.path,
    )
    await router.navigate({ href: landingWith(landing, next), replace: true })
  }
}
