import type { ReactNode } from 'react'

/** More than any part was drawn for, with a word that no line holds. */
export const LONG =
  'Customer Support and Back Office Team Leader for a Growing Property Management Company, Pangkatutubo-at-Pangkalahatang-Pagpapaunlad'

/** One part with its states. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{title}</h2>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </section>
  )
}
