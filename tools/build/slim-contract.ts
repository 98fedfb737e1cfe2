import path from 'node:path'
import type { Plugin } from 'vite'

/** A browser's call needs only these. */
const kept = new Set(['method', 'path', 'answers', 'idempotent'])

/** Positions in characters. */
type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: Node
  readonly value?: unknown
  readonly elements?: readonly (Node | null)[]
  readonly expressions?: readonly Node[]
  readonly quasi?: Node
  readonly name?: string
}
const PURE = '/*#__PURE__*/ '

type Change = { readonly start: number; readonly end: number; readonly text: string }

/**
 * Makes endpoints without schemas for the browser, and marks values made at load as pure. Unused schemas (without
 * forms, also the schema library) then leave the site.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /contract\/src\/[\w/-]+\.ts$/ },
      async handler(code, id) {
        const said = await writeOut(code, id)
        const tree = this.parse(said, { lang: 'ts' }) as unknown as Node
        return { code: slim(said, tree), map: null, moduleSideEffects: false }
      },
    },
  }
}

const saysImport = /^import \* as (\w+Says) from '(\.[^']*\/says\/\w+\.ts)'$/gm

/** Inlines the texts of `says/`, so that each page has only its own. */
async function writeOut(code: string, id: string): Promise<string> {
  // A literal brings no endpoint along.
  if (id.endsWith('/says/catalogue.ts')) {
    const { catalogue } = (await import(id)) as { catalogue: object }
    return `export const catalogue = ${JSON.stringify(catalogue)}`
  }
  let written = code
  for (const [, name = '', file = ''] of code.matchAll(saysImport)) {
    const texts: Readonly<Record<string, string>> = await import(path.resolve(path.dirname(id), file))
    written = written.replaceAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (_, text: string) =>
      JSON.stringify(texts[text]),
    )
  }
  return written
}

function slim(code: string, tree: Node): string {
  const changes: Change[] = []
  collect(tree, changes)
  let slimmed = code
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start)) {
    slimmed = slimmed.slice(0, start) + text + slimmed.slice(end)
  }
  return slimmed
}

function collect(node: unknown, changes: Change[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, changes)
    return
  }
  if (!isNode(node)) return
  // Only values made at load may be dropped.
  if (/Function/.test(node.type)) return
  if (node.type === 'CallExpression') changes.push({ start: node.start, end: node.start, text: PURE })
  if (isEndpoint(node)) {
    slimEndpoint(node, changes)
    return
  }
  if (looksAlive(node)) {
    changes.push({ start: node.start, end: node.start, text: `${PURE}(() => (` })
    changes.push({ start: node.end, end: node.end, text: '))()' })
  }
  // String.raw stays with its template.
  if (node.type === 'TaggedTemplateExpression') {
    collect(node.quasi?.expressions, changes)
    return
  }
  for (const part of Object.values(node)) collect(part, changes)
}

/** A bundler assumes effects of spreads and templates; calls can be marked. */
function looksAlive({ elements = [], properties = [], expressions = [], type }: Node): boolean {
  if (type === 'TaggedTemplateExpression') return true
  if (type === 'TemplateLiteral') return expressions.length > 0
  const isLiteral = type === 'ArrayExpression' || type === 'ObjectExpression'
  return isLiteral && [...elements, ...properties].some((part) => part?.type === 'SpreadElement')
}

/** @throws Error unless the endpoint literal holds what a call needs */
function slimEndpoint({ arguments: [spec] = [] }: Node, changes: Change[]): void {
  const properties = spec?.properties ?? []
  const names = properties.map((property) => property.key?.name)
  for (const needed of ['method', 'path', 'answers'])
    if (!names.includes(needed)) throw new Error(`An endpoint does not write out its ${needed}`)
  for (const [at, property] of properties.entries()) {
    // A spread has no key; its fields are not needed.
    const name = property.key?.name ?? '_'
    const { start, end, value } = property
    const next = properties[at + 1]
    if (!kept.has(name)) {
      // The last property may have no comma after it.
      changes.push(next ? { start, end: next.start, text: '' } : { start, end, text: `${name}: undefined` })
    }
    if (name === 'answers' && isNode(value)) slimAnswers(value, changes)
  }
}

/** Callers ask only whether there is a body. */
function slimAnswers({ properties = [] }: Node, changes: Change[]): void {
  for (const { value } of properties) {
    if (!isNode(value) || value.type === 'Literal') continue
    changes.push({ start: value.start, end: value.end, text: 'true' })
  }
}

const isEndpoint = (node: Node) => node.type === 'CallExpression' && node.callee?.name === 'endpoint'

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
