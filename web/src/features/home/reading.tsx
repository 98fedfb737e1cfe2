import { useMessages } from '../../i18n/language.tsx'
import { homeMessages } from './messages.ts'

/** What is special about the listings here: one reading of pay, the source beside it, nothing guessed. */
export function Reading() {
  const m = useMessages(homeMessages)
  const points = [
    { title: m.rulerTitle, text: m.rulerText },
    { title: m.wordsTitle, text: m.wordsText },
    { title: m.honestTitle, text: m.honestText },
  ]
  return (
    <section className="home-band bg-sunk" aria-labelledby="reading-title">
      <div className="wrap home-reading">
        <Samples />
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

/** Pay texts of the four common sorts with what they come to: by the month, by the hour, in pesos, unsaid. */
function Samples() {
  const m = useMessages(homeMessages)
  const samples = [
    [m.sample1Posted, m.sample1Read],
    [m.sample2Posted, m.sample2Read],
    [m.sample3Posted, m.sample3Read],
    [m.sample4Posted, m.sample4Read],
  ] as const
  return (
    <figure className="frame">
      <figcaption className="border-b border-line px-5 py-4">
        <h3 className="text-t2">{m.sampleTitle}</h3>
      </figcaption>
      <table className="home-samples">
        <thead>
          <tr>
            <th scope="col">{m.samplePosted}</th>
            <th scope="col">{m.sampleRead}</th>
          </tr>
        </thead>
        <tbody>
          {samples.map(([posted, read]) => (
            <tr key={posted}>
              <td>“{posted}”</td>
              <td className="head-text">{read}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-5 pb-4 text-t0 text-ink-2">{m.sampleNote}</p>
    </figure>
  )
}
