const PLACE = 'given-answers'

/** Answers that came within the page: they were rendered into it. By their address below the API. */
export function givenAnswer<Answer>(path: string): Answer | undefined {
  const text = globalThis.document?.getElementById(PLACE)?.textContent
  if (!text) return undefined
  const answers = JSON.parse(text) as Readonly<Record<string, Answer | undefined>>
  return answers[path]
}

/** The same, as the page holds them. No text in it can end the element. */
export const writeGivenAnswers = (answers: Readonly<Record<string, unknown>>): string =>
  `<script type="application/json" id="${PLACE}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`
