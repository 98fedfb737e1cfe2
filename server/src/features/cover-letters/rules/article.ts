/** Goes by sound: 'an SEO specialist', 'a university teacher', 'an accountant'. */
export function articleFor(words: string): 'a' | 'an' {
  const [first = ''] = words.split(/\s/u)
  if (/^[A-Z]{2,}$/u.test(first)) return /^[AEFHILMNORSX]/u.test(first) ? 'an' : 'a'
  return /^(?!uni|use|euro|one)[aeiou]/iu.test(first) ? 'an' : 'a'
}
