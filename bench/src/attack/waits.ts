/** One wait that the program allows itself, and where its code says so. */
export type Wait = { what: string; ms: number; file: string; says: string }

const LOOKING: Wait = {
  what: 'a look at what a file is',
  ms: 5000,
  file: 'features/resumes/sent-file.ts',
  says: 'LOOK_MS = 5000',
}
const READING: Wait = {
  what: 'a resume that is read',
  ms: 10_000,
  file: 'features/resumes/rules.ts',
  says: 'LONGEST_READING_SECONDS = 10',
}
const LETTER: Wait = {
  what: 'a letter, which is asked for once more where it claims too much',
  ms: 30_000,
  file: 'outside/letter-writer/openai-compatible.ts',
  says: 'timeoutMs = 30_000',
}
const BOARD_PAGE: Wait = {
  what: 'a page of the board',
  ms: 20_000,
  file: 'outside/olj/olj.ts',
  says: 'timeout: 20',
}
const PROVIDER: Wait = {
  what: 'a call to who takes cards',
  ms: 20_000,
  file: 'outside/card-payments/paymongo-http.ts',
  says: 'timeoutMs = 20_000',
}

/** The calls that wait for somebody else by their nature, and for what, one after the other. */
export const waits: Readonly<Record<string, readonly Wait[]>> = {
  'POST /resume-parse/': [LOOKING, READING],
  'POST /cover-letters/generate/': [LETTER, LETTER],
  // The form, what it answers, and the page that this leads to.
  'POST /olj/': [BOARD_PAGE, BOARD_PAGE, BOARD_PAGE],
  // The listing, the form that it opens, the form filled.
  'POST /job-applications/apply/': [BOARD_PAGE, BOARD_PAGE, BOARD_PAGE],
  // The payment begun, the card given, the charge.
  'POST /auth/subscription/payment/create/': [PROVIDER, PROVIDER, PROVIDER],
  'POST /auth/subscription/payment/verify/': [PROVIDER],
}

/** What the program's own work may take, in milliseconds. */
export const OWN_WORK_MS = 1000

/** The longest that a call may take by itself, in milliseconds: what it waits for, and the program's own work. */
export const boundOf = (name: string): number =>
  (waits[name] ?? []).reduce((sum, { ms }) => sum + ms, OWN_WORK_MS)
/** The longest that any of them may take. */
export const LONGEST_BOUND_MS = Math.max(...Object.keys(waits).map(boundOf))
