/** Of a form or JSON. */
export function wholeNumber(value: unknown): number | undefined {
  const number = value === '' || value === undefined ? Number.NaN : Number(value)
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
