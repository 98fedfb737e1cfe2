import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { session, useSession } from '../../../api/session/browser-session.ts'
import { openDraft } from '../../../api/session/draft.ts'
import { forgetSignUpKeys, takeBackSignUp, waitForLink } from './sign-up-keys.ts'

/** Never the passwords: any user of this browser could read them. */
const shape = { first_name: 'text', last_name: 'text', username: 'text', email: 'text' } as const
const draft = openDraft({ name: 'signUpDraft', owner: null, shape, reach: 'tab' })
type Names = { -readonly [Field in keyof typeof shape]: string }

/** The visitor's unfinished sign-up in this tab; survives a reload or a change of language. Empty when logged in. */
export function useKeptSignUp(): Partial<Names> {
  const [kept] = useState(() => (session.read().token === null ? draft.read() : {}))
  return kept
}

/** After sign-up or login, the next visitor may be another person. */
export function forgetKeptSignUp(): void {
  draft.forget()
  forgetSignUpKeys()
  waiting = null
}

/** The account that waits for confirmation. In memory only, so that no later visitor sees it. */
let waiting: Names | null = null

/** Like forgetKeptSignUp, but lets the visitor correct their address. */
export function keepForSignUpAgain(
  { first_name, last_name, username, email }: Names,
  keys: readonly string[],
) {
  draft.forget()
  waiting = { first_name, last_name, username, email }
  waitForLink(keys)
}

/** Refills the form; the new account replaces the waiting one. */
export function signUpAgain(): void {
  if (waiting) keep(waiting)
  takeBackSignUp()
}

/** @param isDone the account exists, so typing is not kept */
export function useKeepSignUp<Values extends Names, Context, Output>(
  { subscribe }: UseFormReturn<Values, Context, Output>,
  isDone: boolean,
): void {
  const isSignedIn = useSession().token !== null
  useEffect(() => {
    // A login in another tab counts too.
    if (isSignedIn) forgetKeptSignUp()
    if (isSignedIn || isDone) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [isSignedIn, isDone, subscribe])
}

function keep({ first_name, last_name, username, email }: Names): void {
  if (first_name || last_name || username || email) draft.write({ first_name, last_name, username, email })
  else draft.forget()
}
