import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runTool, type Verdict } from './tool.ts'

/** All but those that ask a server elsewhere to be called back, or the network for lists. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'
const HIGH = 3
const SECONDS = 110

/** Of the first page, the other starts and what these lead to; a scan that crawled fewer has tried next to nothing. */
const LEAST_CRAWLED = 10

type Report = {
  vulnerabilities: Record<string, { level: number; method: string; path: string; info: string }[]>
  /** What 3.1 and later tell of the scan itself. */
  infos?: { crawled_pages_nbr?: number }
}

/** Walks the pages and asks each in every way it knows; what it calls high must be nothing. */
export async function tryWapiti(url: string, token: string, folder: string): Promise<Verdict> {
  const file = path.join(folder, 'wapiti.json')
  const starts = [
    '/about',
    '/salaries?title=designer',
    '/api/jobs/?search=designer',
    '/api/salaries/?title=designer',
  ]
  const args = [
    '-u',
    `${url}/`,
    ...starts.flatMap((start) => ['-s', url + start]),
    '-m',
    MODULES,
    '-H',
    `Authorization: Token ${token}`,
    '--max-scan-time',
    '45',
    '--max-attack-time',
    '8',
    '--flush-session',
    '--no-bugreport',
    '-v',
    '0',
    '-f',
    'json',
    '-o',
    file,
  ]
  const said = await runTool('wapiti', args, { seconds: SECONDS, folder })
  if (!said) return null
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { isFine: false, told: `no report: ${said.text.trim().slice(-300)}` }
  return judgeReport(text)
}

/** What a report of wapiti's says, in JSON: fine where nothing in it is high, and it had something to look at. */
export function judgeReport(text: string): { isFine: boolean; told: string } {
  const { vulnerabilities, infos } = JSON.parse(text) as Report
  const crawled = infos?.crawled_pages_nbr
  if (crawled === undefined || crawled < LEAST_CRAWLED)
    return { isFine: false, told: `IT CRAWLED ${crawled ?? 'NOBODY KNOWS HOW MANY'} ADDRESSES` }
  const all = Object.entries(vulnerabilities).flatMap(([kind, found]) =>
    found.map((one) => ({ kind, ...one })),
  )
  const high = all.filter(({ level }) => level >= HIGH)
  const lines = (high.length > 0 ? high : all).map(
    ({ kind, method, path, info }) => `${kind} (${method} ${path}: ${info})`,
  )
  return {
    isFine: high.length === 0,
    told: `${crawled} addresses crawled, ${high.length} high, ${all.length} in all${lines.length > 0 ? `: ${[...new Set(lines)].slice(0, 5).join('; ')}` : ''}`,
  }
}
