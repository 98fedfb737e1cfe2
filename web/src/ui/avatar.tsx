import { classNames } from './class-names.ts'
import { initialsOf } from './paint.ts'

/** A person: picture over initials, so that a missing, slow or unwanted picture still leaves the initials. */
export function Avatar({ name, src, big }: { name: string; src?: string | null; big?: boolean }) {
  return (
    <span className={classNames('avatar', big && 'avatar-big')} aria-hidden="true">
      {initialsOf(name)}
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
