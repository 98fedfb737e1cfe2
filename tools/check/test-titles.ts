import { parseSync } from 'vite'

type Node = Readonly<Record<string, unknown>> & { type: string }
/** As in `test.skip(true)`. */
type Found = { titles: string[]; isSkipped: boolean }

const NEVER_RUNS = /^(?:skip|todo|fixme|fails?|skipIf|runIf)$/u

/**
 * That run everywhere: not skipped, expected to fail, without a body, or in a comment.
 * @param file its name, for the parser
 * @returns titles as written, placeholders included
 */
export function runningTestsIn(file: string, source: string): Set<string> {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const { titles, isSkipped } = look(program as unknown as Node, source)
  return new Set(isSkipped ? [] : titles)
}

function look(node: Node, source: string): Found {
  if (node.type !== 'CallExpression') return lookInside(node, source)
  const names = namesOf(node.callee)
  const given = node.arguments as Node[]
  const title = isTest(names) ? titleOf(given[0], source) : undefined
  if (title === undefined) {
    const inside = lookInside(node, source)
    return /^(?:skip|fixme)$/u.test(names.at(-1) ?? '') ? { ...inside, isSkipped: true } : inside
  }
  const inside = lookInside(node, source)
  const runs = !inside.isSkipped && !names.some((name) => NEVER_RUNS.test(name)) && isWhole(given.slice(1))
  return { titles: runs ? [title, ...inside.titles] : [], isSkipped: false }
}

function lookInside(node: Node, source: string): Found {
  const all = Object.values(node)
    .flat()
    .filter(isNode)
    .map((child) => look(child, source))
  return { titles: all.flatMap(({ titles }) => titles), isSkipped: all.some(({ isSkipped }) => isSkipped) }
}

const isTest = ([first = '']: readonly string[]) => /^(?:test|it|describe)$/u.test(first)

/** Has a body, and no option that stops it. */
function isWhole(given: readonly Node[]): boolean {
  const options = given
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((one) => one.properties as Node[])
  return (
    given.some(({ type }) => /Function|Identifier|CallExpression/u.test(type)) &&
    !options.some(({ key }) => NEVER_RUNS.test(namesOf(key)[0] ?? ''))
  )
}

function titleOf(node: Node | undefined, source: string): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral'
    ? source.slice(Number(node.start) + 1, Number(node.end) - 1)
    : undefined
}

/** As in test.describe.skip(…), test.each(…)(…) or test.each`…`(…). */
function namesOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'MemberExpression') return [...namesOf(node.object), ...namesOf(node.property)]
  return namesOf(node.type === 'TaggedTemplateExpression' ? node.tag : node.callee)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
