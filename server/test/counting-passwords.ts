import { createPasswords, type Passwords } from '../src/lib/secrets/passwords.ts'

export function createCountingPasswords(): Passwords & { verified: number; hashed: number } {
  const passwords = createPasswords()
  return {
    ...passwords,
    verified: 0,
    hashed: 0,
    verify(stored, password) {
      this.verified += 1
      return passwords.verify(stored, password)
    },
    hash(password) {
      this.hashed += 1
      return passwords.hash(password)
    },
  }
}
