import type { Sign } from '@hanap/contract/jobs/signs'
import { signMessages, signTexts } from './sign-messages.ts'

/** Suspicious words, what they can mean and what to do; never a verdict. */
export function SignsFound({ signs }: { signs: readonly Sign[] }) {
  const m = signMessages
  // Skips kinds unknown to this build.
  const kinds = [...new Set(signs.map(({ kind }) => kind))].filter((kind) => Object.hasOwn(signTexts, kind))
  if (kinds.length === 0) return null
  return (
    <section
      className="grid gap-3 border-l-4 border-yellow bg-yellow-tint px-3 py-2.5 text-t1"
      aria-label={m.title}
    >
      <ul className="grid gap-3">
        {kinds.map((kind) => (
          <li key={kind} className="grid gap-1">
            {signs
              .filter((sign) => sign.kind === kind)
              .map((sign) => (
                <span
                  key={`${sign.field} ${sign.start}`}
                  className="line-clamp-4 font-semibold wrap-anywhere"
                >
                  {sign.field === 'salary' && `${m.inPay}: `}
                  {sign.field === 'title' && `${m.inTitle}: `}
                  <q>{sign.quote}</q>
                </span>
              ))}
            <span>{signTexts[kind]}</span>
          </li>
        ))}
      </ul>
      <p className="text-t0 text-ink-2">{m.noVerdict}</p>
    </section>
  )
}
