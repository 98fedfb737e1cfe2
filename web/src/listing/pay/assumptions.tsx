import { assumptionMessages } from './assumption-messages.ts'

export function Assumptions({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="grid list-[square] gap-1 pl-4.5 marker:text-ink-3" aria-label={assumptionMessages.assumed}>
      {assumptionTexts(codes).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Skips unknown codes. */
export function assumptionTexts(codes: readonly string[]): string[] {
  const known: Readonly<Record<string, string>> = assumptionMessages
  return codes.flatMap((code) => (code.includes('-') && known[code]) || [])
}
