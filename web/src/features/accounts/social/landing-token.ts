let kept: string | undefined

/** Remembers, until this page is loaded again, the token that an address brought; empty where it brought none. */
export function keepLandingToken(token: string): void {
  kept = token
}

/** The token that was kept; undefined where no address brought one since this page was loaded. */
export const readLandingToken = () => kept

/** Forgets it once it is of use no more. */
export function forgetLandingToken(): void {
  kept = undefined
}
