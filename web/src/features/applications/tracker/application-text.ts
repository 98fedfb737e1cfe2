import type { Application } from '@hanap/contract/applications/applications'

/** What the words of a search are looked for in; an application that changes is another object. */
const texts = new WeakMap<Application, string>()

/** Plain lower case without accents, so that 'Peñafrancia' and 'penafrancia' are the same. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** Whether all words of a search stand in the title, the employer or the notes; a beginning of a word will do. */
export function saysAll(application: Application, search: string): boolean {
  const text = textOf(application)
  return plainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function textOf(application: Application): string {
  const known = texts.get(application)
  if (known !== undefined) return known
  const { job_title, employer_name, notes } = application
  const text = plainText(`${job_title}\n${employer_name}\n${notes}`)
  texts.set(application, text)
  return text
}
