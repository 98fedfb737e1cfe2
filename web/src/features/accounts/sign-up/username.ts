import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

const MAX_USERNAME = 60

/**
 * A username made of a name: lowercased, everything but letters and digits dropped ('Ana', 'dela Peña' make
 * 'anadelapena'; accents go, their letters stay).
 */
function usernameFrom(firstName: string, lastName: string): string {
  return `${firstName}${lastName}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, MAX_USERNAME)
}

type NamedForm = { first_name: string; last_name: string; username: string }

/**
 * Keeps the username in step with the name for as long as the seeker writes none: call the result when a
 * name changes.
 */
export function useUsernameFromName<Values extends NamedForm, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
): () => void {
  // The form has at least these three fields, which its own type cannot tell a generic function.
  const { getValues, setValue } = form as unknown as UseFormReturn<NamedForm>
  // A form that was kept begins with a name, and perhaps with the username that came of it.
  const [first] = useState(() => usernameFrom(getValues('first_name'), getValues('last_name')))
  const suggested = useRef(first)
  return () => {
    const { first_name, last_name, username } = getValues()
    if (username !== '' && username !== suggested.current) return
    // The seeker is about to write one: a name typed before the page answered is told only now.
    if ((document.activeElement as HTMLInputElement | null)?.name === 'username') return
    suggested.current = usernameFrom(first_name, last_name)
    setValue('username', suggested.current, { shouldValidate: suggested.current !== '' })
  }
}
