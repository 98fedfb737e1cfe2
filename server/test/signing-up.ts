import type { TestApp } from './start-app.ts'

const PASSWORD = 'mangga-at-bagoong-7'
type Words = { username: string; email: string; password?: string; first_name?: string; last_name?: string }

/**
 * Each form submission gets a new key, and earlier keys are sent along.
 * @returns `signUp`, and the keys, last one first
 */
export function createSignUpBrowser(app: TestApp, name = Math.random().toString(36).slice(2)) {
  const keys: string[] = []
  let made = 0
  const newKey = () => `${name}-${++made}-`.padEnd(32, 'k')
  return {
    keys,
    signUp({ password = PASSWORD, ...words }: Words, sign_up_keys?: string[]) {
      if (!sign_up_keys) keys.unshift(newKey())
      return app.post('/auth/register/', {
        body: {
          first_name: 'Lea',
          last_name: 'Salonga',
          ...words,
          password,
          confirm_password: password,
          sign_up_keys: sign_up_keys ?? keys,
        },
      })
    },
  }
}
