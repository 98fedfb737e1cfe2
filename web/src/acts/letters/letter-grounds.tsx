import { formatCount } from '../../i18n/format.ts'
import { translate } from '../../i18n/translate.ts'
import { Tag } from '../../ui/signs/tag.tsx'
import type { KnownLetter } from './generated-letter.ts'
import { generationMessages, groundLabels } from './generation-messages.ts'

type Kind = KnownLetter['sentences'][number]['rests_on'][number]['kind']

/** Kinds whose text may be the server's. */
const ownWords: ReadonlySet<Kind> = new Set(['about', 'wishes', 'years', 'job'])

/**
 * @param props.standing still in the text
 * @param props.own how many are the seeker's
 */
export function LetterGrounds({ standing, own }: { standing: KnownLetter['sentences']; own: number }) {
  const m = generationMessages
  const labels = groundLabels
  if (standing.length === 0) return null
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-t1 font-medium text-sea underline">
        {m.grounds}
      </summary>
      <ul className="rows frame text-t1">
        {standing.map(({ text, rests_on }, at) => (
          <li key={`${at} ${text}`} className="grid gap-2 px-4 py-3">
            <p className="wrap-anywhere whitespace-pre-line">{text.trim()}</p>
            {rests_on.length === 0 ? (
              <p className="text-t0 text-ink-2">{m.claimsNothing}</p>
            ) : (
              <ul className="flex flex-wrap gap-2">
                {rests_on.map(({ kind, text: ground }, place) => (
                  <li key={`${place} ${ground}`} className="max-w-full">
                    <Tag className="max-w-full wrap-anywhere whitespace-normal">
                      {labels[kind]}: {ownWords.has(kind) ? translate(ground) : ground}
                    </Tag>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {own > 0 && <li className="px-4 py-3 text-ink-2">{m.own(formatCount(own), own === 1)}</li>}
      </ul>
    </details>
  )
}
