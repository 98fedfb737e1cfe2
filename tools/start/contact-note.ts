import { isLoopback } from '../../server/src/lib/loopback.ts'

const settings = ['VITE_CONTACT_EMAIL', 'VITE_CONTACT_PHONE', 'VITE_CONTACT_ADDRESS'] as const

/**
 * A line for a public site that shows example contacts.
 * @returns none for a local site, or one with stand-ins
 */
export function contactNote(
  { standIns, publicUrl }: { standIns: boolean; publicUrl: string },
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const missing = settings.filter((name) => !env[name]?.trim())
  if (missing.length === 0 || standIns || isLoopback(new URL(publicUrl).hostname)) return []
  return [`The contact details that the pages show are examples and reach nobody. Set ${missing.join(', ')}.`]
}
