import { homeMessages } from './messages.ts'
import { PaySamples } from './pay-samples.tsx'

export function Reading() {
  const m = homeMessages
  const points = [
    { title: m.rulerTitle, text: m.rulerText },
    { title: m.hoursTitle, text: m.hoursText },
    { title: m.honestTitle, text: m.honestText },
  ]
  return (
    <section className="home-band bg-sunk" aria-labelledby="reading-title">
      <div className="wrap home-reading">
        <PaySamples />
        <div>
          <h2 id="reading-title">{m.readTitle}</h2>
          <div className="grid gap-5">
            {points.map(({ title, text }) => (
              <div key={title}>
                <h3 className="mb-1 text-t3">{title}</h3>
                <p className="max-w-[48ch] text-ink-2">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
