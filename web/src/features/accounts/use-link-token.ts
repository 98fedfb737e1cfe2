import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token of a mailed link, which stands behind '#token=' in the address. It is taken out of the address at once, so
 * that it stays in no history and on no screen. Null for an address without one.
 */
export function useLinkToken(): string | null {
  const { history } = useRouter()
  const [token] = useState(() => new URLSearchParams(history.location.hash.slice(1)).get('token'))
  useEffect(() => {
    if (history.location.hash !== '') history.replace(history.location.pathname)
  }, [history])
  return token
}
