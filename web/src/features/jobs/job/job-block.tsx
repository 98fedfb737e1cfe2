import type { ReactNode } from 'react'

export function JobBlock(props: { title: string; level: 'h2' | 'h3'; children: ReactNode }) {
  const { title, level: Heading, children } = props
  return (
    <section className="grid gap-3 border-line py-5 not-first:border-t">
      <Heading className="text-t3">{title}</Heading>
      {children}
    </section>
  )
}
