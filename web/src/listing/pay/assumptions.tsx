import { assumptionMessages } from './assumption-messages.ts'

/** What we had to assume to read a pay, a sentence each. */
export function Assumptions({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="grid list-[square] gap-1 pl-4.5 marker:text-ink-3" aria-label={assumptionMessages.assumed}>
      {assumptionTexts(codes).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** A code that this build does not know says nothing. */
export function assumptionTexts(codes: readonly string[]): string[] {
  const known: Readonly<Record<string, string>> = assumptionMessages
  return codes.flatMap((code) => (code.includes('-') && known[code]) || [])
}
