import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

const MAX_USERNAME = 60

/** 'Ana', 'dela Peña' become 'anadelapena'. */
function usernameFrom(firstName: string, lastName: string): string {
  return `${firstName}${lastName}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, MAX_USERNAME)
}

type NamedForm = { first_name: string; last_name: string; username: string }

/** Derives the username until the seeker writes their own. Call the result when a name changes. */
export function useUsernameFromName<Values extends NamedForm, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
): () => void {
  // A generic function cannot tell that the form has these fields.
  const { getValues, setValue } = form as unknown as UseFormReturn<NamedForm>
  // A restored form may hold a derived username.
  const [first] = useState(() => usernameFrom(getValues('first_name'), getValues('last_name')))
  const suggested = useRef(first)
  return () => {
    const { first_name, last_name, username } = getValues()
    if (username !== '' && username !== suggested.current) return
    // The seeker is about to write one: hydration reports earlier typing only now.
    if ((document.activeElement as HTMLInputElement | null)?.name === 'username') return
    suggested.current = usernameFrom(first_name, last_name)
    setValue('username', suggested.current, { shouldValidate: suggested.current !== '' })
  }
}
