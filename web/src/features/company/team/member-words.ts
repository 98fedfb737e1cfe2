import type { Language } from '@hanap/contract/site/languages'
import type { TeamMember } from '@hanap/contract/site/team'

/** `lang` is set if it differs from the page's. */
export type MemberText = { text: string; lang?: Language }

/** In the page's language if given, else in English. */
export function memberWords(
  member: Pick<TeamMember, 'position' | 'bio' | 'position_fil' | 'bio_fil'>,
  language: Language,
): { position: MemberText; bio: MemberText } {
  const pick = (english: string, filipino: string | null): MemberText => {
    if (language === 'en') return { text: english }
    return filipino === null ? { text: english, lang: 'en' } : { text: filipino }
  }
  return {
    position: pick(member.position, member.position_fil),
    bio: pick(member.bio, member.bio_fil),
  }
}
