export const planNeeded = 'An active subscription is required. Please choose a plan.' as const
export const manyTries = 'Too many tries to pay. Please wait ten minutes and try again.' as const
export const cardDateOver = 'This card has expired. Please check its date or use another card.' as const
export const cardsNotSetUp = 'This site doesn’t take card payments. You weren’t charged.' as const
export const cardsNotTaken = 'We can’t take card details here. Please reload the page and try again.' as const
export const cardUnreadable = 'We couldn’t read the card. Please reload the page and try again.' as const
export const notConfirmed = 'You didn’t confirm the payment at your bank. You weren’t charged.' as const
export const notFinished = 'The payment wasn’t finished in time. You weren’t charged.' as const
export const givenBack = 'We refunded all of this payment, so it started no plan.' as const
export const providerDown =
  'The card payment provider isn’t answering. You weren’t charged. Please try again later.' as const
export const beingMade = 'Another payment is still processing. Check back in a few minutes.' as const
export const processing = 'Your payment is still processing. You don’t need to pay again.' as const
export const earlierProcessing =
  'Your earlier payment is still processing. You don’t need to pay again.' as const
export const bankWaits =
  'Your bank needs you to confirm an earlier payment. Finish it there, or try again in a few minutes.' as const
export const otherPlan =
  'You started this payment for another plan. Please reload the page and try again.' as const
export const underInquiry =
  'Something is wrong with this payment. We’re looking into it. Please contact support before you pay again.' as const
export const declinedByBank =
  'Your bank declined this payment. Please try another card, or ask your bank.' as const
export const cardLimit = 'This card has reached its limit. Please try another card.' as const
export const cvcWrong = 'The CVC isn’t right. Please check it.' as const
export const notProcessed = 'We couldn’t process the payment. Please try again in a few minutes.' as const
export const bankDown = 'We can’t reach your bank right now. Please try again in a few minutes.' as const
export const noFunds = 'This card doesn’t have enough money. Please try another card.' as const
export const cardExpired = 'This card has expired. Please try another card.' as const
export const numberInvalid = 'This card number isn’t valid. Please check it.' as const
export const cardUnusable = 'We can’t take this card. Please try another card.' as const
export const callBank =
  'Your bank asks you to call it about this card. You can also try another card.' as const
export const notProven =
  'Your bank couldn’t confirm that it’s you. Please try again, or try another card.' as const
export const declined = 'Your card was declined. Please try another card, or ask your bank.' as const
export const dateWrong = 'This card has expired, or its date isn’t right. Please check it.' as const
export const nameUnusable = 'We can’t use the name on the card. Please check it.' as const
export const emailUnusable = 'We can’t use this email address. Please check it.' as const
export const phoneUnusable = 'We can’t use this phone number. Please check it, or leave it empty.' as const
export const cardRefused = 'We couldn’t use this card. Please type it again.' as const
export const earlierPaid =
  'Your earlier payment for {plan} just went through. Check your plan before you pay again.' as const
export const subscriptionTo = 'Subscription to {plan}' as const
