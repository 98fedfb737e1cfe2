import { createHash } from 'node:crypto'

export type Person = {
  /** Permanent; 21 digits. */
  sub: string
  email: string | undefined
  isEmailVerified: boolean
  givenName: string
  familyName: string
}

/** Derived, so that it stays the same after a restart. */
const subOf = (key: string) =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
    .toString()
    .padStart(21, '1')
    .slice(0, 21)

function person(
  givenName: string,
  familyName: string,
  email: string | undefined,
  isEmailVerified = true,
): Person {
  return { sub: subOf(email ?? `${givenName} ${familyName}`), email, isEmailVerified, givenName, familyName }
}

/** One that a seeker may have too, a new one, and two that sites must refuse. */
const known: readonly Person[] = [
  person('Ana', 'Reyes', 'ana@example.com'),
  person('Maya', 'Villanueva', 'maya.villanueva@example.com'),
  person('Paolo', 'Cruz', 'paolo.cruz@example.com', false),
  person('Rosa', 'Lim', undefined),
]

const ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{1,190}$/

/** Listed accounts, and addresses typed since the start. */
export function createPeople() {
  const bySub = new Map(known.map((one) => [one.sub, one]))
  return {
    known,
    find: (sub: string) => bySub.get(sub),
    /** Undefined for an invalid address. */
    typed(address: string, isEmailVerified: boolean): Person | undefined {
      const email = address.trim().toLowerCase()
      if (!ADDRESS.test(email)) return undefined
      const [given = '', ...family] = (email.split('@')[0] ?? '')
        .split(/[._+-]+/)
        .filter(Boolean)
        .map(capital)
      const listed = known.find((one) => one.email === email)
      const one = listed ?? person(given, family.join(' '), email, isEmailVerified)
      bySub.set(one.sub, one)
      return one
    },
  }
}
export type People = ReturnType<typeof createPeople>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** In OpenID Connect's names. */
export function claimsOf({ sub, email, isEmailVerified, givenName, familyName }: Person) {
  return {
    sub,
    ...(email && { email, email_verified: isEmailVerified }),
    name: `${givenName} ${familyName}`.trim(),
    given_name: givenName,
    ...(familyName && { family_name: familyName }),
  }
}
