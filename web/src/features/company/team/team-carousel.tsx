import type { TeamMember } from '@hanap/contract/site/team'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { teamMessages } from './messages.ts'
import { TeamMemberCard } from './team-member.tsx'
import { useCarousel } from './use-carousel.ts'

/** Renders all slides, so that the height stays. */
export function TeamCarousel({ members }: { members: readonly TeamMember[] }) {
  const m = teamMessages
  const { current, isPlaying, isTurning, show, next, previous, toggle, frame } = useCarousel(members.length)
  return (
    <section className="team frame" aria-roledescription={m.carousel} aria-label={m.title} {...frame}>
      <div className="team-slides" aria-live={isTurning ? 'off' : 'polite'}>
        {members.map((member, place) => (
          <div
            key={member.id}
            role="group"
            aria-roledescription={m.slide}
            aria-label={m.place(place + 1, members.length)}
            aria-hidden={place !== current || undefined}
            inert={place !== current}
            className={classNames('team-slide', place !== current && 'invisible')}
          >
            <TeamMemberCard member={member} />
          </div>
        ))}
      </div>
      {members.length > 1 && (
        <div className="team-controls">
          <IconButton icon={ChevronLeft} label={m.previous} onClick={previous} />
          <div role="group" aria-label={m.dots} className="team-dots">
            {members.map(({ id, name }, place) => (
              <button
                key={id}
                type="button"
                aria-label={m.show(name)}
                aria-current={place === current || undefined}
                onClick={() => show(place)}
              />
            ))}
          </div>
          <IconButton icon={ChevronRight} label={m.next} onClick={next} />
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? m.pause : m.play}
            onClick={toggle}
            className="team-play"
          />
        </div>
      )}
    </section>
  )
}
