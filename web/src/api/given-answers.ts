const PLACE = 'given-answers'

/** Embedded in the prerendered page. @param path below the API */
export function givenAnswer<Answer>(path: string): Answer | undefined {
  const text = globalThis.document?.getElementById(PLACE)?.textContent
  if (!text) return undefined
  const answers = JSON.parse(text) as Readonly<Record<string, Answer | undefined>>
  return answers[path]
}

/** Escapes '<': no text can end the element. */
export const writeGivenAnswers = (answers: Readonly<Record<string, unknown>>): string =>
  `<script type="application/json" id="${PLACE}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`
