import { aboutMessages } from './about-messages.ts'

export function Mission() {
  const m = aboutMessages
  const values = [
    { name: m.innovation, text: m.innovationText, paint: 2 },
    { name: m.connection, text: m.connectionText, paint: 4 },
    { name: m.elevation, text: m.elevationText, paint: 3 },
  ]
  return (
    <section className="about-band bg-sunk" aria-labelledby="mission-title">
      <div className="wrap">
        <div className="about-mission">
          <h2 id="mission-title">{m.missionTitle}</h2>
          <p>{m.missionText}</p>
        </div>
        <ul className="about-values">
          {values.map(({ name, text, paint }) => (
            <li key={name}>
              <h3 className={`sign-text paint paint-${paint}`}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
