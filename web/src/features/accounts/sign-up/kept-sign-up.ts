import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { session, useSession } from '../../../api/session/browser-session.ts'
import { openDraft } from '../../../api/session/draft.ts'
import { forgetSignUpKeys, takeBackSignUp, waitForLink } from './sign-up-keys.ts'

/** Never the passwords: what is kept can be read by whoever has the browser in hand. */
const shape = { first_name: 'text', last_name: 'text', username: 'text', email: 'text' } as const
const draft = openDraft({ name: 'signUpDraft', owner: null, shape, reach: 'tab' })
type Names = { -readonly [Field in keyof typeof shape]: string }

/**
 * What a visitor wrote in this tab to sign up with: the other language, a reload, or a phone that needed the room load the
 * page anew. Who is signed in reads nothing of it.
 */
export function useKeptSignUp(): Partial<Names> {
  const [kept] = useState(() => (session.read().token === null ? draft.read() : {}))
  return kept
}

/** Forgets it, once somebody has signed up or in: the next one in this browser is somebody else. */
export function forgetKeptSignUp(): void {
  draft.forget()
  forgetSignUpKeys()
  waiting = null
}

/** What the account was made of that waits for its link; in this page alone, since it is kept for nobody else. */
let waiting: Names | null = null

/** As forgetKeptSignUp, for an account that waits for its link: whoever signs up again with another address goes on with it. */
export function keepForSignUpAgain(
  { first_name, last_name, username, email }: Names,
  keys: readonly string[],
) {
  draft.forget()
  waiting = { first_name, last_name, username, email }
  waitForLink(keys)
}

/** The address was wrong: the form opens with what was written, and its account takes the place of the one that waits. */
export function signUpAgain(): void {
  if (waiting) keep(waiting)
  takeBackSignUp()
}

/**
 * Keeps what is written in the form from now on.
 * @param isDone the account is made; what is typed now is for nothing
 */
export function useKeepSignUp<Values extends Names, Context, Output>(
  { subscribe }: UseFormReturn<Values, Context, Output>,
  isDone: boolean,
): void {
  const isSignedIn = useSession().token !== null
  useEffect(() => {
    // Also in another tab.
    if (isSignedIn) forgetKeptSignUp()
    if (isSignedIn || isDone) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [isSignedIn, isDone, subscribe])
}

function keep({ first_name, last_name, username, email }: Names): void {
  if (first_name || last_name || username || email) draft.write({ first_name, last_name, username, email })
  else draft.forget()
}
