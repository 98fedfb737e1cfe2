let kept: string | undefined

/** Kept in memory; empty if the address had none. */
export function keepLandingToken(token: string): void {
  kept = token
}

/** Undefined if no such address was opened since the page load. */
export const readLandingToken = () => kept

export function forgetLandingToken(): void {
  kept = undefined
}
