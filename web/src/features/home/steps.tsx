import { TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { homeMessages } from './messages.ts'

export function Steps() {
  const m = homeMessages
  const steps = [
    { title: m.step1, text: m.step1Text(TRIAL_DAYS) },
    { title: m.step2, text: m.step2Text },
    { title: m.step3, text: m.step3Text },
    { title: m.step4, text: m.step4Text },
  ]
  return (
    <section className="home-band" id="how" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">{m.stepsTitle}</h2>
        <ol className="home-steps" aria-labelledby="how-title">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="home-stop sign-text" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
