import { employerInitials } from '@hanap/contract/employer-initials'
import { Avatar } from '../ui/avatar.tsx'
import { Banig } from '../ui/banig.tsx'
import type { Paint } from '../ui/paint.ts'
import { Plate } from '../ui/plate.tsx'
import { SignBoard } from '../ui/sign-board.tsx'
import { Section } from './section.tsx'

const paints: readonly Paint[] = [1, 2, 3, 4, 5, 6]
const names = [
  'Northlight Books',
  'Coral & Finch',
  'Harbor & Pine',
  'Wattle Creek',
  'Papaya',
  'Ponder & Sons',
]

/** The boards that listings stand on, with their plates. */
export function Signs() {
  return (
    <>
      <Section title="Plates">
        {names.map((name) => (
          <Plate key={name} name={name} letters={employerInitials(name)} />
        ))}
        <Plate name={null} letters="" />
        <Plate name="Harbor & Pine" letters="HP" size="big" />
        <Plate name={null} letters="" size="big" />
        <Avatar letters="AR" />
        <Avatar letters="AR" big />
        <Avatar letters="AR" src="/no-such-picture.png" big />
      </Section>
      <Section title="Boards">
        <div className="grid w-full gap-2 md:grid-cols-2 lg:grid-cols-3">
          {paints.map((paint) => (
            <SignBoard key={paint} paint={paint} className="flex items-center gap-5 px-6 py-5">
              <Plate
                name={names[paint - 1] ?? null}
                letters={employerInitials(names[paint - 1] ?? '')}
                size="big"
                turned
              />
              <div>
                <p className="sign-text text-t0">{names[paint - 1]}</p>
                <h3 className="text-t4">Bookkeeper for trades clients</h3>
              </div>
            </SignBoard>
          ))}
        </div>
      </Section>
      <Section title="Banig">
        <Banig />
      </Section>
    </>
  )
}
