let kept: string | undefined

/** Remembers, for this document alone, the token that an address brought. */
export function keepLandingToken(token: string): void {
  kept = token
}

export const readLandingToken = () => kept

/** Forgets it once it is of use no more. */
export function forgetLandingToken(): void {
  kept = undefined
}
