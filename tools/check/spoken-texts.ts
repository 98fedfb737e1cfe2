import { parseSync } from 'vite'

type Node = Readonly<Record<string, unknown>> & { type: string }

/** In place of a number or name. */
const SAMPLE = '7'
/** For operators, databases or programs. */
const CALLED_FOR_OTHERS = new Set(['log', 'warn', 'info', 'error', 'defineEmail', 'register'])
/** For readers of the API's description. */
const KEYS_FOR_OTHERS = new Set(['summary', 'description'])
const SENTENCE = /^[A-Z“7].* \S/su
const WORDS = /[a-z]{2,}[,.:;]? (?:[a-z]{2,}|[A-Z“7])/u

/**
 * The texts in a source file that a person may read: sentences of several words, with '7' for what is filled
 * in, one for each side of a choice. Plain Errors, logs and SQL are left out.
 * @param file its name, for the parser
 */
export function sentencesIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found = new Set<string>()
  visit(program as unknown as Node, (text) => {
    if (SENTENCE.test(text) && WORDS.test(text)) found.add(text)
  })
  return [...found]
}

function visit(node: Node, take: (text: string) => void): void {
  if (isForOthers(node)) return
  const texts = textsOf(node)
  if (texts) return texts.forEach(take)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, take)
  }
}

function isForOthers(node: Node): boolean {
  if (/^(?:TS(?!As|Satisfies|NonNull)|Import|Export(?:All)|TaggedTemplate)/u.test(node.type)) return true
  if (node.type === 'ThrowStatement' && isNode(node.argument)) return nameOf(node.argument.callee) === 'Error'
  if (node.type === 'NewExpression') return /^(?:Error|BoardProblem|RegExp|URL)$/u.test(nameOf(node.callee))
  if (node.type === 'CallExpression') return CALLED_FOR_OTHERS.has(nameOf(node.callee))
  return node.type === 'Property' && KEYS_FOR_OTHERS.has(nameOf(node.key))
}

/** Undefined unless it is a literal or template. */
function textsOf(node: Node): string[] | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type !== 'TemplateLiteral') return undefined
  const pieces = node.quasis as { value: { cooked: string } }[]
  const filled = node.expressions as Node[]
  return pieces.reduce<string[]>(
    (texts, { value }, at) => {
      const before = filled[at - 1]
      const fillings = before ? fillingsOf(before) : ['']
      return texts.flatMap((text) => fillings.map((filling) => text + filling + value.cooked))
    },
    [''],
  )
}

function fillingsOf(node: Node): string[] {
  if (node.type !== 'ConditionalExpression') return [SAMPLE]
  const sides = [node.consequent, node.alternate].filter(isNode)
  return sides.flatMap((side) => textsOf(side) ?? fillingsOf(side))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** 'log' of log(…) and given.log(…), else ''. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'MemberExpression' ? nameOf(node.property) : ''
}
