let kept: string | undefined

/** Keeps the address's token in memory; empty when the address had none. */
export function keepLandingToken(token: string): void {
  kept = token
}

/** Undefined when no such address was opened since the page load. */
export const readLandingToken = () => kept

export function forgetLandingToken(): void {
  kept = undefined
}
