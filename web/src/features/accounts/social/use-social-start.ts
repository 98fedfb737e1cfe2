import { startSocialSignIn } from '@hanap/contract/accounts/social-sign-in'
import { useEffect, useState } from 'react'
import { callEndpoint } from '../../../api/client.ts'
import { leaveSite } from '../../../page/leaving/leave-site.ts'
import { rememberSignIn } from './begun-sign-in.ts'

/**
 * `isLeaving` stays true until the browser has left, and is false after Back.
 * @param next path of this site to open afterwards
 */
export function useSocialStart(next: string | undefined) {
  const [isLeaving, setLeaving] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const rest = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])

  async function start(): Promise<void> {
    setFailed(false)
    setLeaving(true)
    try {
      const answer = await callEndpoint(startSocialSignIn, { body: { host: window.location.host } })
      if (!/^https?:\/\//.test(answer.authorization_url)) throw new Error('no address to go to')
      if (!rememberSignIn({ state: answer.state, next })) throw new Error('nothing can be kept')
      leaveSite(answer.authorization_url)
    } catch {
      setLeaving(false)
      setFailed(true)
    }
  }

  return { start, isLeaving, hasFailed }
}
