import { firstGraphemes } from '../text/graphemes.ts'

/** Of first and last name, otherwise two letters of the username, otherwise JS. */
export function userInitials(user: { first_name: string; last_name: string; username: string }): string {
  const names = [user.first_name.trim(), user.last_name.trim()]
  const letters =
    names.every((name) => name !== '') || user.username.trim() === ''
      ? names.flatMap((name) => firstGraphemes(name, 1))
      : firstGraphemes(user.username.trim(), 2)
  return letters.join('').toUpperCase() || 'JS'
}
