import type { Language } from '@hanap/contract/site/languages'
import type { TeamMember } from '@hanap/contract/site/team'

/** A text of a member, and the language it is in where that is not the page's. */
export type MemberText = { text: string; lang?: Language }

/** What a member does and who they are, in the page's language where that was given, else in English. */
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
