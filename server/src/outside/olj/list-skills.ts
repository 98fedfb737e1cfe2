import { readLine } from '../../reading/redactions.ts'
import type { SourceSkill } from '../listing-sources/port.ts'

const start = /\ballSkills\s*=\s*\{/
/** `583:'<small>Software <span>&raquo;</span> </small> .Net'`, or with double quotes; bounded, so linear. */
const entry =
  /\s*,?\s*["']?(\d{1,12})["']?\s*:\s*(?:'((?:[^'\\\n]|\\.){0,1000})'|"((?:[^"\\\n]|\\.){0,1000})")/y
const escaped = /\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gi
const arrow = /&raquo;|&#0*187;|»/i

/** From a script of the list. Empty if that is missing or changed, so that no listing is lost. */
export function readListSkills(html: string): SourceSkill[] {
  const found = start.exec(html)
  if (!found) return []
  const begin = found.index + found[0].length
  const end = html.indexOf('</script', begin)
  const script = html.slice(begin, end < 0 ? undefined : end)
  const skills: SourceSkill[] = []
  entry.lastIndex = 0
  for (let next = entry.exec(script); next; next = entry.exec(script)) {
    const [, sourceId = '', single, double] = next
    const path = unescape(single ?? double ?? '')
      .split(arrow)
      .map((part) => readLine(part))
    const name = path.pop() ?? ''
    if (name !== '') skills.push({ sourceId, name, group: path.filter(Boolean).join(' » ') })
  }
  return skills
}

/** @param inside of a JavaScript string */
function unescape(inside: string): string {
  return inside.replace(escaped, (_, unicode?: string, hex?: string, sign?: string) => {
    const code = unicode ?? hex
    return code === undefined ? (sign ?? '') : String.fromCharCode(Number.parseInt(code, 16))
  })
}
