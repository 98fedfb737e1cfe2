/** Luhn (ISO/IEC 7812-1 annex B). @param digits only digits */
export function addsUp(digits: string): boolean {
  let sum = 0
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = Number(digits.at(-place))
    const counted = place % 2 === 0 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}
