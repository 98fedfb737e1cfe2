export type Strength = 'weak' | 'medium' | 'strong'

/** Up to 2 criteria weak, 3 medium, 4 strong. */
export function passwordStrength(password: string) {
  const criteria = {
    length: password.length >= 8,
    letter: /\p{L}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    symbol: /[^\p{L}\p{Nd}\s]/u.test(password),
  }
  const met = Object.values(criteria).filter(Boolean).length
  const level: Strength = met === 4 ? 'strong' : met === 3 ? 'medium' : 'weak'
  return { criteria, met, level }
}
