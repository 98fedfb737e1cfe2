import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Call } from './call.ts'
import { runTool, type Verdict } from './tool.ts'

const SECONDS = 60
/** So many wrong ones before the right one, which then no longer opens: more than the ten that are let through. */
const WRONG_PASSWORDS = 40

type Person = { email: string; password: string }

/**
 * Guesses somebody's password, the right one at the end: it must not get that far. What it finds among the first few
 * guesses of another's shows that it could.
 */
export async function tryHydra(
  url: string,
  { victim, control }: { victim: Person; control: Person },
  given: { folder: string; call: Call },
): Promise<Verdict> {
  const isAble = await guess(url, control, 2, given.folder)
  if (isAble === null) return null
  const isFound = await guess(url, victim, WRONG_PASSWORDS, given.folder)
  const { email, password } = victim
  const { status } = await given.call('POST', '/auth/login/', { body: { email, password } })
  const told = [
    isAble ? 'a password among the first three guesses was found' : 'IT FINDS NOTHING AT ALL',
    isFound ? 'THE ONE AFTER FORTY WRONG ONES TOO' : 'the one after forty wrong ones was not',
    `then even the right one is answered ${status}`,
  ]
  return { isFine: isAble && isFound === false && status === 429, told: told.join(', ') }
}

/** Whether it finds the password after so many wrong ones. */
async function guess(url: string, { email, password }: Person, wrong: number, folder: string) {
  const list = path.join(folder, `passwords-${wrong}.txt`)
  const guesses = Array.from({ length: wrong }, (_, index) => `guess-number-${index}`)
  await writeFile(list, [...guesses, password].join('\n'))
  const { hostname, port } = new URL(url)
  const form = [
    '/api/auth/login/',
    String.raw`{"email"\:"^USER^","password"\:"^PASS^"}`,
    String.raw`H=Content-Type\: application/json`,
    'S="token"',
  ].join(':')
  const args = ['-l', email, '-P', list, '-s', port, '-t', '4', '-I', '-f', hostname, 'http-post-form', form]
  const said = await runTool('hydra', args, { seconds: SECONDS, folder })
  return said && /login:.*password:|[1-9]\d* valid passwords? found/.test(said.text)
}
