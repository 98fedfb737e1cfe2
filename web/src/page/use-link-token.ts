import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token of a mailed link, which stands behind '#token=' in the address. It is taken out of the address at once, so
 * that it stays in no history and on no screen. Null for an address without one. Another link opened in the same tab, which
 * loads no new page, takes its place.
 */
export function useLinkToken(): string | null {
  const { history } = useRouter()
  const [token, setToken] = useState(() => tokenIn(history.location.hash))
  useEffect(() => {
    const clear = () => history.replace(history.location.pathname)
    if (history.location.hash !== '') clear()
    return history.subscribe(() => {
      const given = tokenIn(history.location.hash)
      if (given === null) return
      setToken(given)
      clear()
    })
  }, [history])
  return token
}

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token')
