import { writeResume } from '@hanap/server/seeding/seed-resume'

import { type AttackRequest, encodeText } from '../request.ts'

/** What stands before this sign is what sqlmap tries; no value that is sent may hold it. */
const MARK = '*'
const BOUNDARY = 'attack-form-52ce'
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A call as sqlmap reads it from a file. */
export type MarkedCall = {
  text: string
  /** What is tried in it, in the order in which sqlmap comes to it: body, headers, address. */
  names: string[]
  /** Said beside the file, where marks do not say it. */
  args: string[]
}
type Marking = 'parameters' | 'others' | 'nothing'
type IsWanted = (name: string) => boolean

/**
 * The calls in which everything that a request takes is tried. Texts, numbers and the address are marked together. What
 * stands without quotes and is no number of its own (true, false, null, numbers in lists) would be made no JSON by what
 * sqlmap writes after it, so in another call that is sent as texts. A header is tried in the last: an Idempotency-Key
 * that stays the same would refuse every other body.
 * @param headers sent with each, such as the session
 * @param tried headers of which the value is tried
 * @param isWanted whether a parameter of that name is tried; all are where nothing is said
 */
export function markCalls(
  request: AttackRequest,
  headers: Readonly<Record<string, string>>,
  tried: Readonly<Record<string, string>> = {},
  isWanted: IsWanted = () => true,
): MarkedCall[] {
  const bodies = {
    parameters: markBody(request, 'parameters', isWanted),
    others: markBody(request, 'others', isWanted),
  }
  const address = markAddress(request, isWanted)
  const plain = markAddress(request, () => false).text
  const written = (where: string, body: string, more = {}) =>
    writeCall(request, { where, body, headers: { ...headers, ...more } })
  const names = Object.keys(tried)
  return [
    {
      text: written(address.text, bodies.parameters.text),
      names: [...bodies.parameters.names, ...address.names],
      args: [],
    },
    { text: written(plain, bodies.others.text), names: bodies.others.names, args: [] },
    {
      text: written(plain, markBody(request, 'nothing').text, tried),
      names,
      args: ['-p', names.join(',')],
    },
  ].filter((call) => call.names.length > 0)
}

/** What is tried in a request, its headers apart. */
export const namesOf = (request: AttackRequest) => markCalls(request, {}).flatMap(({ names }) => names)

/** The form with a file, as it is sent. */
export const formWithFile = (request: AttackRequest) => ({
  bytes: Buffer.from(writeForm(request, 'nothing').text),
  headers: { 'content-type': FORM_TYPE },
})

/** Whether sqlmap can read it from a file: no sign that is its mark, or that no line of it holds. */
export const isPlain = ({ path, query, json }: AttackRequest) =>
  !/[^ -~]|\\[a-z]|\*/.test(`${path} ${JSON.stringify(query)} ${JSON.stringify(json)}`)

function writeCall(
  { endpoint, bytes }: AttackRequest,
  { where, body, headers }: { where: string; body: string; headers: Readonly<Record<string, string>> },
): string {
  const type = bytes ? FORM_TYPE : 'application/json'
  // Without a length sqlmap sees nothing to try in a call that has neither a mark nor a query.
  const lines = Object.entries({
    ...headers,
    ...(body && { 'Content-Type': type }),
    'Content-Length': String(body.length),
  })
  return [
    `${endpoint.method} ${where} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}

/** The path's parameters, then the query's. */
function markAddress({ endpoint, path, query }: AttackRequest, isWanted: IsWanted) {
  const names: string[] = []
  const marked = (name: string) => {
    if (!isWanted(name)) return ''
    names.push(name)
    return MARK
  }
  const told = endpoint.path.split('/')
  const steps = path.split('/').map((step, at) => {
    if (!told[at]?.startsWith(':')) return step
    return step + marked(told[at].slice(1))
  })
  const asked = query.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}${marked(name)}`)
  return { text: `/api${steps.join('/')}${asked.length > 0 ? `?${asked.join('&')}` : ''}`, names }
}

function markBody(request: AttackRequest, marking: Marking, isWanted: IsWanted = () => true) {
  if (request.bytes) return writeForm(request, marking, isWanted)
  const names: string[] = []
  const isSent = request.endpoint.body !== undefined && request.json !== undefined
  return { text: isSent ? writeJson(request.json, { name: '', marking, names, isWanted }) : '', names }
}

type Place = { name: string; marking: Marking; names: string[]; isWanted: IsWanted; isInList?: boolean }

function writeJson(value: unknown, place: Place): string {
  const { name, marking, names, isWanted, isInList = false } = place
  if (Array.isArray(value))
    return `[${value.map((one, at) => writeJson(one, { ...place, name: `${name}[${at}]`, isInList: true })).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([key, one]) =>
        `${JSON.stringify(key)}:${writeJson(one, { name: name ? `${name}.${key}` : key, marking, names, isWanted })}`,
    )
    return `{${fields.join(',')}}`
  }
  const isParameter = typeof value === 'string' || (typeof value === 'number' && !isInList)
  if (marking !== (isParameter ? 'parameters' : 'others') || !isWanted(name)) return JSON.stringify(value)
  names.push(name)
  return typeof value === 'number' && !isInList
    ? `${value}${MARK}`
    : JSON.stringify(`${String(value)}${MARK}`)
}

/** The fields as texts, and a resume under a name that is tried as well. */
function writeForm({ endpoint, json }: AttackRequest, marking: Marking, isWanted: IsWanted = () => true) {
  const names: string[] = []
  const marked = (name: string) => {
    if (marking !== 'parameters' || !isWanted(name)) return ''
    names.push(name)
    return MARK
  }
  const fields = Object.entries((json ?? {}) as object)
  const [file = 'file'] = endpoint.upload?.fields ?? []
  const parts = fields.map(
    ([name, value]) =>
      `Content-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}${marked(name)}`,
  )
  const resume = Buffer.from(writeResume([{ text: 'Nena Reyes', heading: true }, { text: 'Bookkeeper' }]))
  parts.push(
    `Content-Disposition: form-data; name="${file}"; filename="cv.pdf${marked(`the name of ${file}`)}"\r\nContent-Type: application/pdf\r\n\r\n${resume.toString('latin1')}`,
  )
  return {
    text: `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`,
    names,
  }
}
