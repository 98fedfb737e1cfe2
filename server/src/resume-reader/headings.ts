import type { Line } from './line.ts'
import { wordSet } from './word-set.ts'

export type SectionKind =
  | 'summary'
  | 'skills'
  /** Programs and devices, listed apart from skills. */
  | 'tools'
  /** Some people's word for skills. */
  | 'strengths'
  /** Lists of skills as often as praise in sentences. */
  | 'highlights'
  | 'experience'
  | 'education'
  | 'projects'
  | 'contact'
  | 'languages'
  | 'other'

/** Of several in one heading the first decides, and 'other' only if alone. */
const nouns: Readonly<Record<Exclude<SectionKind, 'contact'>, string>> = {
  strengths:
    'strengths competencies competences competency expertise specialties specializations specialization abilities capabilities',
  highlights: 'highlights qualifications qualification',
  skills: 'skills skill skillset skillsets',
  tools:
    'tools technologies technology software apps applications proficiencies proficiency toolbox toolkit stack equipment',
  experience: 'experience experiences employment history positions internship internships ojt journey',
  education: 'education educational schooling school schools academics studies attainment',
  projects: 'projects project portfolio',
  languages: 'languages language dialects dialect',
  summary: 'summary profile objective objectives overview about goal goals focus statement bio introduction',
  other:
    'certifications certification certificates certificate licenses license licensures licensure credentials interests hobbies references reference personal awards award honors honours accomplishments accomplishment achievements achievement affiliations affiliation memberships membership publications publication presentations talks volunteer volunteering volunteerism activities additional training trainings seminars seminar workshops webinars courses coursework involvement recognition recognitions military patents conferences miscellaneous organizations eligibility eligibilities extracurricular declaration engagements research teaching speaking',
}

/** Neutral words: the 'Key' of 'Key Skills'. */
const besides = `
  professional technical core key relevant related work working career career's job executive
  top main other general current previous past prior specific special technological computer hardware
  soft hard people it industry functional management leadership administrative background information info details
  data record records chronology community service social online presence and of my the with in me myself to
  for area areas field fields set level attended taken conducted character academic notable selected
  sample major independent client clients freelance full part time significant
  interpersonal transferable learned programming development developments strong civil on digital driving
  professional's synopsis formal higher college graduate further continuing knowledge acquired possessed tech`

const headingWords = wordSet(`${Object.values(nouns).join(' ')} ${besides}`)

const kindOfNoun = new Map<string, SectionKind>(
  Object.entries(nouns).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, SectionKind] => [word, kind as SectionKind]),
  ),
)

/** Headings that mean something else than their words. */
const whole: Readonly<Record<string, SectionKind>> = {
  work: 'experience',
  'past work': 'experience',
  'where i worked': 'experience',
  'where i have worked': 'experience',
  'what i use': 'tools',
  'tools i use': 'tools',
  'apps i use': 'tools',
  'what i do': 'strengths',
  'what i can do for you': 'strengths',
  'i can help you with': 'strengths',
  'how i can help': 'strengths',
  services: 'strengths',
  'services offered': 'strengths',
  'my services': 'strengths',
  'nice to meet you': 'summary',
  'in a nutshell': 'summary',
  hello: 'summary',
  'mother tongue': 'languages',
  'mother tongue s': 'languages',
  'other language': 'languages',
  'other language s': 'languages',
  'driving licence': 'other',
  'driving license': 'other',
  'licences and certificates': 'other',
  contact: 'contact',
  contacts: 'contact',
  'contact me': 'contact',
  'contact information': 'contact',
  'contact info': 'contact',
  'contact details': 'contact',
  'personal information': 'contact',
  'personal details': 'contact',
  'personal data': 'contact',
  'personal background': 'contact',
  'online presence': 'other',
  'social media': 'other',
  'about me': 'summary',
  'who i am': 'summary',
  'work history': 'experience',
  'employment record': 'experience',
  'career history': 'experience',
  'professional background': 'experience',
  'work background': 'experience',
  'what i can do': 'skills',
  'software knowledge': 'tools',
  'computer literacy': 'skills',
  'summary of skills': 'highlights',
  'summary of qualifications': 'highlights',
  'qualifications summary': 'highlights',
  'professional qualifications': 'highlights',
  'skill highlights': 'highlights',
  'skills highlights': 'highlights',
  'career highlights': 'other',
  'core accomplishments': 'other',
  'military experience': 'experience',
  'volunteer experience': 'other',
  'volunteer work': 'other',
  'community service': 'other',
  'community involvement': 'other',
  'work samples': 'other',
  'language skills': 'languages',
  'professional development': 'other',
  'career objective': 'summary',
  'career overview': 'summary',
  academic: 'education',
  'academic background': 'education',
  'academic history': 'education',
  'academic record': 'education',
  'academic profile': 'education',
  'academic credentials': 'education',
  'academic qualifications': 'education',
  'academic qualification': 'education',
  'educational qualifications': 'education',
  'education and training': 'education',
  'education training': 'education',
  'research experience': 'experience',
  'teaching experience': 'experience',
  'technical background': 'skills',
  'affiliations and memberships': 'other',
}

const MOST_WORDS = 6

/** Undefined if the text has any other word. */
export function kindOfHeading(text: string): SectionKind | undefined {
  const words = joinSpacedLetters(text)
    .toLowerCase()
    .replace(/[’']s\b/gu, '')
    .replace(/[^\p{L}\s]+/gu, ' ')
    .trim()
    .split(/\s+/u)
  if (words[0] === '' || words.length > MOST_WORDS) return undefined
  const known = whole[words.join(' ')]
  if (known) return known
  const kinds = words.map(
    (word) => kindOfNoun.get(word) ?? (headingWords.has(word) ? undefined : kindOfMisspelt(word)),
  )
  if (!words.every((word, place) => kinds[place] !== undefined || headingWords.has(word))) return undefined
  return (
    kinds.find((kind) => kind !== undefined && kind !== 'other') ?? kinds.find((kind) => kind !== undefined)
  )
}

/** 'Visual Merchandise Experience' is about experience. */
export function kindOfLastWord(text: string): SectionKind | undefined {
  return kindOfNoun.get(/(\p{L}+)\W*$/u.exec(text.slice(-20))?.[1]?.toLowerCase() ?? '')
}

/** Allows one wrong letter, as in 'Work Experince'. */
function kindOfMisspelt(word: string): SectionKind | undefined {
  if (word.length < 6 || word.length > 12) return undefined
  for (const right of [
    'experience',
    'education',
    'employment',
    'skills',
    'objective',
    'reference',
    'references',
    'seminars',
    'trainings',
    'objectives',
  ])
    if (Math.abs(right.length - word.length) <= 1 && isOneLetterOff(word, right)) return kindOfNoun.get(right)
  return undefined
}

/** Added, dropped, changed or swapped. */
function isOneLetterOff(one: string, two: string): boolean {
  let start = 0
  while (start < one.length && one[start] === two[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end)) end += 1
  const [restOne, restTwo] = [one.slice(start, one.length - end), two.slice(start, two.length - end)]
  return (
    (restOne.length <= 1 && restTwo.length <= 1) ||
    (restOne.length === 2 && restOne === [...restTwo].reverse().join(''))
  )
}

/** Joins 'S K I L L S', as some templates set headings. */
function joinSpacedLetters(text: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text.trim()) ? text.replaceAll(' ', '') : text
}

export function isSetApart(line: Line, bodySize: number): boolean {
  const isLarger = line.size > bodySize * 1.08
  const isCapital = line.text === line.text.toUpperCase() && /\p{Lu}{3}/u.test(line.text)
  return line.isMarked || isLarger || isCapital || line.text.endsWith(':')
}
