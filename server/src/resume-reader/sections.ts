import { findDate } from './dates/periods.ts'
import { isSetApart, kindOfHeading, kindOfLastWord, type SectionKind } from './headings.ts'
import type { Line } from './line.ts'

export type Section = { kind: SectionKind | 'top'; heading: string; lines: Line[] }

/** A heading with its content in one line: 'Skills: Excel, Word'. */
const inline = /^([\p{L}&/ ]{4,40}):\s*(\S.*)$/u
/** The signed declaration at the end; belongs to no section. */
const closing = /^I (?:do )?(?:hereby |solemnly )?(?:certify|declare|attest)\b/iu

/**
 * Lines above the first heading, and after the large name, are 'top'. If headings are bold, capitals or larger, the
 * same word in plain letters is no heading.
 */
export function splitSections(whole: readonly Line[]): Section[] {
  const lines = whole.flatMap(splitMargin)
  const bodySize = commonSize(lines)
  const candidates = lines.filter((line) => isCandidate(line, bodySize))
  const setApart = candidates.filter((line) => isSetApart(line, bodySize))
  const isOneSure =
    setApart.length === 1 && setApart.every((line) => line.isMarked && line.size > bodySize * 1.08)
  const isStyled = (setApart.length >= 2 || isOneSure) && setApart.some(isMainHeading)
  const headings = new Set(isStyled ? setApart : candidates)
  const headingSize = isStyled ? commonSize(setApart) : 0
  const largest = lines.reduce((size, line) => Math.max(size, line.size), 0)

  const sections: Section[] = [{ kind: 'top', heading: '', lines: [] }]
  for (const [place, line] of lines.entries()) {
    const open = sections.at(-1)
    const kind = headings.has(line)
      ? kindOfHeading(line.text)
      : kindInOwnWords(line, lines.slice(place + 1, place + 4))
    const isName = line.size === largest && largest > 1.4 * bodySize && largest > 1.1 * headingSize
    const isUnknown = headingSize > 1.08 * bodySize && looksLikeOne(line, headingSize, setApart)
    if (closing.test(line.text)) sections.push({ kind: 'other', heading: '', lines: [] })
    else if (kind) sections.push({ kind, heading: line.text, lines: [] })
    else if (isName && open?.kind !== 'top') sections.push({ kind: 'top', heading: '', lines: [line] })
    else if (!isName && isUnknown && open?.kind !== 'top')
      sections.push({ kind: kindOfLastWord(line.text) ?? 'other', heading: line.text, lines: [] })
    else {
      const started = open && startInline(open.kind, line)
      if (started) sections.push(started)
      else open?.lines.push(line)
    }
  }
  return sections
}

/** About work, right above the first job's dates: 'Visual Merchandise Experience'. */
function kindInOwnWords(line: Line, below: readonly Line[]): SectionKind | undefined {
  const isHeading =
    !line.isItem &&
    /^(?:\p{Lu}[\p{L}'’/-]*[ ,]+(?:(?:and|of|&) )?){1,4}(?:experiences?|employment)$/iu.test(line.text)
  return isHeading && below.some(({ text }) => findDate(text) !== undefined) ? 'experience' : undefined
}

/** Items of skill lists; headings only if set apart. */
const listed =
  /^(?:leadership|communication|people|interpersonal|management|organi[sz]ational|administrative) skills$/iu

/** 'Experience in leadership' is a claim in a list, not a heading. */
const praise = /^(?:experience|expertise|training|knowledge|education|proficiency)s? (?:in|with|of|on)\b/iu

function isCandidate(line: Line, bodySize: number): boolean {
  if (line.isItem || kindOfHeading(line.text) === undefined) return false
  // The last word of a broken sentence, alone on its line: 'software.'
  const isTail =
    /^\p{Ll}/u.test(line.text) ||
    /[.,;]$|\b(?:in|of|with|for|to|the)$/iu.test(line.text) ||
    listed.test(line.text) ||
    praise.test(line.text)
  return !isTail || (isSetApart(line, bodySize) && !/[.,;]$/u.test(line.text))
}

function isMainHeading(line: Line): boolean {
  return ['experience', 'education', 'skills', 'tools', 'strengths', 'highlights'].includes(
    kindOfHeading(line.text) ?? '',
  )
}

/** A heading in the margin beside its section's first line. */
function splitMargin(line: Line): Line[] {
  const tab = line.text.indexOf('\t')
  if (tab < 0 || line.isItem) return [line]
  const [margin, rest] = [line.text.slice(0, tab), line.text.slice(tab + 1)]
  const isLanguages = kindOfHeading(margin) === 'languages'
  if (kindOfHeading(margin) === undefined || !(line.isMarked || isLanguages)) return [line]
  return [
    { ...line, text: margin, isMarked: true },
    { ...line, text: rest, isMarked: false },
  ]
}

/** A heading by its size, though its words are unknown. */
function looksLikeOne(line: Line, size: number, headings: readonly Line[]): boolean {
  const isAlike = headings.some(({ isMarked }) => isMarked === line.isMarked)
  return (
    isAlike &&
    Math.abs(line.size - size) < 0.3 &&
    !line.isItem &&
    line.text.length <= 40 &&
    !line.text.includes('\t')
  )
}

/**
 * 'Skills: Excel, Word' begins a section; inside a job or a list of skills only in capitals, as it is usually part of
 * that list.
 */
function startInline(within: Section['kind'], line: Line): Section | undefined {
  const [, label = '', rest = ''] = inline.exec(line.text) ?? []
  const kind = label === '' || line.isItem ? undefined : kindOfHeading(label)
  const isCapital = label === label.toUpperCase()
  if (!kind || !['skills', 'tools', 'education', 'summary'].includes(kind)) return undefined
  if (['skills', 'tools', 'strengths', 'highlights', 'experience', 'projects'].includes(within) && !isCapital)
    return undefined
  return { kind, heading: label, lines: [{ ...line, text: rest }] }
}

function commonSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].sort(([, one], [, two]) => two - one)[0]?.[0] ?? 0
}
