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

/** 'Nov 20, 2026' becomes 'Nob 20, 2026'. */
export const dateWords = (text: string): string =>
  text.replace(/\b([A-Z][a-z]{2})(?= \d)/gu, (month) => months[month] ?? month)

/** '“Bookkeeper” at Manila Books' with a Filipino 'at'. */
export const jobWords = (text: string): string => text.replace(/^(“.*”) at /su, '$1 sa ')

const things: Readonly<Record<string, string>> = {
  address: 'address na ito',
  file: 'file na ito',
  application: 'application na ito',
  employer: 'employer na ito',
  integration: 'integration na ito',
  interview: 'interview na ito',
  job: 'trabahong ito',
  letter: 'cover letter na ito',
  page: 'page na ito',
  payment: 'bayad na ito',
  photo: 'larawang ito',
  resume: 'resume na ito',
  'saved job': 'naka-save na trabahong ito',
  'saved search': 'naka-save na search na ito',
  session: 'session na ito',
  'set of AI instructions': 'AI instructions na ito',
}

export const thingWords = (thing: string): string => things[thing] ?? 'hinahanap mo'
