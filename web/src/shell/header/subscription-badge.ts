import { shellMessages } from '../messages.ts'

type BadgeTexts = Pick<
  typeof shellMessages,
  'badgePremium' | 'badgeBasic' | 'badgeTrial' | 'badgeTrialExpired' | 'badgeNone' | 'badgeUnknown'
>

/**
 * The badge beside a seeker's name. It goes by the plan, literally; that a paid plan has
 * ended shows in the banner and on the plans page instead.
 * @param planType as it stands on the wire; null or absent without a plan
 */
export function subscriptionBadge(
  planType: string | null | undefined,
  isTrialActive: boolean,
  texts: BadgeTexts = shellMessages,
): string {
  if (!planType) return texts.badgeNone
  if (planType === 'premium') return texts.badgePremium
  if (planType === 'basic') return texts.badgeBasic
  if (planType === 'free') return isTrialActive ? texts.badgeTrial : texts.badgeTrialExpired
  return texts.badgeUnknown
}
