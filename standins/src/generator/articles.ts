/** Goes by sound: an HVAC company, a US client, a one-page brief. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(one|once|uni|us[ei]|eu|U[A-Z])/.test(word)) return 'a'
  return /^([aeiou]|MSP|HR|HVAC|SEO|SMM)/i.test(word) ? 'an' : 'a'
}
