import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PayKey } from './pay-ruler.tsx'

/** A titled list whose rows draw pay on one scale. */
export function PayList(props: { title: string; className?: string; children: ReactNode }) {
  const { title, className, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 pb-2.5">
        <h2 id={id} className="text-t3">
          {title}
        </h2>
        <PayKey />
      </div>
      <ul className={classNames('frame rows', className)}>{children}</ul>
    </section>
  )
}
