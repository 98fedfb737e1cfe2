import { plans } from '@hanap/contract/payments/plans'
import { formatPeso } from '../../../i18n/format.ts'
import { aboutMessages } from './about-messages.ts'

export function Story() {
  const m = aboutMessages
  const facts = [
    { name: m.fact1, text: m.fact1Text },
    { name: m.fact2, text: m.fact2Text(formatPeso(plans.basic.price)) },
    { name: m.fact3, text: m.fact3Text },
  ]
  return (
    <section className="wrap about-band about-story" aria-labelledby="story-title">
      <div>
        <h2 id="story-title">{m.storyTitle}</h2>
        <div className="prose">
          <p className="text-t3">{m.story1}</p>
          <p>{m.story2}</p>
          <p>{m.story3}</p>
        </div>
      </div>
      <div>
        <h3 className="about-facts-title sign-text">{m.factsTitle}</h3>
        <dl className="about-facts">
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
