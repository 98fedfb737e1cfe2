/** Texts with numbers or names in them: the whole text in English, and what it is in Filipino with its groups. */
export type Pattern = readonly [sign: RegExp, inFilipino: (...groups: string[]) => string]

const months: Readonly<Record<string, string>> = {
  Jan: 'Ene',
  Feb: 'Peb',
  Mar: 'Mar',
  Apr: 'Abr',
  May: 'May',
  Jun: 'Hun',
  Jul: 'Hul',
  Aug: 'Ago',
  Sep: 'Set',
  Oct: 'Okt',
  Nov: 'Nob',
  Dec: 'Dis',
}

/** 'Nov 20, 2026' as the dates of this build are written: 'Nob 20, 2026'. */
export const dateWords = (text: string): string =>
  text.replace(/\b([A-Z][a-z]{2})(?= \d)/gu, (month) => months[month] ?? month)

/** '“Bookkeeper” at Manila Books' as a Filipino sentence names it. */
export const jobWords = (text: string): string => text.replace(/^(“.*”) at /su, '$1 sa ')

const statuses: Readonly<Record<string, string>> = {
  Applied: 'Nag-apply',
  'Under Review': 'Sinusuri',
  Interview: 'Interview',
  Offer: 'May offer',
  Hired: 'Natanggap',
  Rejected: 'Hindi natanggap',
}

/** An application's status as My Applications says it. */
export const statusWord = (text: string): string => statuses[text] ?? text
