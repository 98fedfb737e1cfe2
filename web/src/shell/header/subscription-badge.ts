import { shellMessages } from '../messages.ts'

type BadgeTexts = Pick<
  typeof shellMessages,
  'badgePremium' | 'badgeBasic' | 'badgeTrial' | 'badgeTrialExpired' | 'badgeNone' | 'badgeUnknown'
>

/**
 * Names the plan even if it has ended: the banner and the plans page say that.
 * @param planType as on the wire; null or absent without a plan
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
