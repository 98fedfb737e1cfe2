import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Undefined fields are not labelled. */
export type ResumeLabel = {
  /** `group`: the labels' folder. */
  path: string
  group: string
  isHeldOut: boolean
  /** Empty without a title. */
  titles: string[] | undefined
  name: string | undefined
  email: string | undefined
  skills: string[] | undefined
  education: string | undefined
  /** The PDF of the same content. */
  twin: string | undefined
  sections: string[] | undefined
  /** Months as '2014-06', '2014' or 'now'. */
  jobs: { title: string; start: string; end: string }[] | undefined
}

type RawLabel = {
  file: string
  docx?: string
  name?: string
  email?: string
  title?: string
  headline?: string
  skills?: string[]
  skills_text?: string | null
  education?: string[]
  education_text?: string | null
  sections?: string[]
  past_jobs?: { title: string; start: string; end: string }[]
}

const labelsFile = 'labels.json'
const readable = /\.(pdf|docx|doc)$/iu

/**
 * Includes subfolders, in any format, for readable files.
 * @param name group of the folder itself; subfolders have their own
 */
export function loadResumeLabels(folder: string, name = basename(folder)): ResumeLabel[] {
  const folders = [folder, ...foldersIn(folder)].filter((one) => existsSync(join(one, labelsFile)))
  return folders.flatMap((one) => {
    const rows = JSON.parse(readFileSync(join(one, labelsFile), 'utf8')) as RawLabel[]
    const group = one === folder ? name : basename(one)
    return rows
      .filter(({ file }) => readable.test(file))
      .flatMap((row) =>
        [row.file, ...(row.docx ? [row.docx] : [])].map((file) => labelOf(row, join(one, file), group)),
      )
  })
}

export const isOwnTwin = ({ group }: ResumeLabel) => group === 'own (docx)'

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
}

function labelOf(row: RawLabel, path: string, group: string): ResumeLabel {
  const skills =
    row.skills?.flatMap(splitItems) ?? (row.skills_text ? splitItems(row.skills_text) : undefined)
  const newest = row.past_jobs?.[0]?.title
  const title = row.headline ?? row.title
  return {
    path,
    group: row.docx && path.endsWith('.docx') ? `${group} (docx)` : group,
    // A third of the anonymized resumes.
    isHeldOut:
      row.headline !== undefined && (createHash('sha256').update(row.file).digest()[0] ?? 0) % 3 === 0,
    titles: title === '' ? (newest ? [newest] : []) : title === undefined ? undefined : [title],
    name: row.name,
    email: row.email,
    skills: skills && skills.length > 0 ? skills : undefined,
    twin: row.docx && path.endsWith('.docx') ? path.slice(0, -row.docx.length) + row.file : undefined,
    sections: row.sections,
    jobs: row.past_jobs?.map(({ title, start, end }) => ({
      title,
      start,
      end: end === 'present' ? 'now' : end,
    })),
    education: (row.education_text ?? row.education?.join(' ')) || undefined,
  }
}

/** Splits at commas, semicolons, bars, bullets and line breaks. */
export function splitItems(text: string): string[] {
  return text.split(/[,;|•\n]/u).filter((item) => plainItem(item) !== '')
}

/** Without case and punctuation. */
export function plainItem(item: string): string {
  return item
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
