import { classNames } from '../class-names.ts'

/** The letters stay if the picture is missing or slow. */
export function Avatar({ letters, src, big }: { letters: string; src?: string | null; big?: boolean }) {
  return (
    <span className={classNames('avatar', big && 'avatar-big')} aria-hidden="true">
      {letters}
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
