import { useId } from 'react'
import { classNames } from '../class-names.ts'

/** A woven mat: at most one on a page, never behind text. */
export function Banig({ onBoard }: { onBoard?: boolean }) {
  const id = useId()
  return (
    <svg className={classNames('banig', onBoard && 'banig-on-board')} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="24"
          height="24"
          patternUnits="userSpaceOnUse"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M0 2h12M0 6h12M0 10h12M12 14h12M12 18h12M12 22h12" />
          <path d="M14 0v12M18 0v12M22 0v12M2 12v12M6 12v12M10 12v12" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  )
}
