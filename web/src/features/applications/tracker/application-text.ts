import type { Application } from '@hanap/contract/applications/applications'

/** The search text of each application. A changed application is a new object. */
const texts = new WeakMap<Application, string>()

/** 'Peñafrancia' and 'penafrancia' match. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** Searches title, employer and notes for all words; word beginnings suffice. */
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
