/** The colour by searches left: red to 10, yellow to 20, grey above. */
export function meterTone(left: number): 'danger' | 'warning' | 'plain' {
  if (left <= 10) return 'danger'
  return left <= 20 ? 'warning' : 'plain'
}

export const offersUpgrade = (left: number) => left <= 5
