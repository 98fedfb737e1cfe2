import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** From a mailed link ('#token=…'); removed from the address at once. Another link opened in this tab replaces it. */
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
