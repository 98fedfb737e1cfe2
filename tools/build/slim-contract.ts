import type { Plugin } from 'vite'

/** What a call from the browser needs of an endpoint; its schemas are the server's, which checks both ways. */
const kept = new Set(['method', 'path', 'answers', 'idempotent'])

/** As much of a syntax tree as is looked at here; places are counted in characters of the text. */
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
/** Tells the bundler that a call does nothing but make its value. */
const PURE = '/*#__PURE__*/ '

type Change = { readonly start: number; readonly end: number; readonly text: string }

/**
 * Builds the contract for the browser: endpoints without the schemas of their queries, bodies and answers, and every
 * value a module makes as it loads marked as free of side effects. A schema that no form reads is then left out of the site, and
 * on pages without forms the whole schema library with it. Only the built site is made this way: in development and
 * in tests the contract stands as it is.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /contract\/src\/[\w-]+\.ts$/ },
      handler(code) {
        const tree = this.parse(code, { lang: 'ts' }) as unknown as Node
        return { code: slim(code, tree), map: null, moduleSideEffects: false }
      },
    },
  }
}

/** The text with every change made that `tree`, parsed from it, asks for. */
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
  // A call within a function is made for what it does (a push); only what a module makes as it loads may be dropped.
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
  // What stands behind a tag such as String.raw is part of it, and must stay there.
  if (node.type === 'TaggedTemplateExpression') {
    collect(node.quasi?.expressions, changes)
    return
  }
  for (const part of Object.values(node)) collect(part, changes)
}

/**
 * A spread or a value within a text may run anything in the eyes of a bundler: what holds one is made a call, which can
 * be marked.
 */
function looksAlive({ elements = [], properties = [], expressions = [], type }: Node): boolean {
  if (type === 'TaggedTemplateExpression') return true
  if (type === 'TemplateLiteral') return expressions.length > 0
  const isLiteral = type === 'ArrayExpression' || type === 'ObjectExpression'
  return isLiteral && [...elements, ...properties].some((part) => part?.type === 'SpreadElement')
}

/** @throws Error where what a call needs is not written out in the endpoint itself */
function slimEndpoint({ arguments: [spec] = [] }: Node, changes: Change[]): void {
  const properties = spec?.properties ?? []
  const names = properties.map((property) => property.key?.name)
  for (const needed of ['method', 'path', 'answers'])
    if (!names.includes(needed)) throw new Error(`An endpoint does not write out its ${needed}`)
  for (const [at, property] of properties.entries()) {
    // What a spread brings has no name; nothing of it is needed here.
    const name = property.key?.name ?? '_'
    const { start, end, value } = property
    const next = properties[at + 1]
    if (!kept.has(name)) {
      // The last has no next one to make room for, and perhaps no comma.
      changes.push(next ? { start, end: next.start, text: '' } : { start, end, text: `${name}: undefined` })
    }
    if (name === 'answers' && isNode(value)) slimAnswers(value, changes)
  }
}

/** Whether an answer has a body is all that a caller asks. */
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
