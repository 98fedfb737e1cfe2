import { classNames } from '../class-names.ts'

/** A person: picture over letters, so that a missing, slow or unwanted picture still leaves them. */
export function Avatar({ letters, src, big }: { letters: string; src?: string | null; big?: boolean }) {
  return (
    <span className={classNames('avatar', big && 'avatar-big')} aria-hidden="true">
      {letters}
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
