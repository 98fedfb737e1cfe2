export const planNeeded = 'An active subscription is required. Please choose a plan.' as const
export const manyTries = 'You have tried to pay very often. Please wait ten minutes and try again.' as const
export const cardDateOver = 'This card has expired. Please check its date or use another card.' as const
export const cardsNotSetUp =
  'Card payments are not set up on this site, so no plan can be paid for. You were not charged.' as const
export const cardsNotTaken = 'Card details are not taken here. Please reload the page and try again.' as const
export const cardUnreadable = 'The card could not be read. Please reload the page and try again.' as const
export const notConfirmed = 'The payment was not confirmed at your bank. You were not charged.' as const
export const notFinished = 'The payment was not finished in time. You were not charged.' as const
export const givenBack = 'All of this payment was given back to you, so no plan began with it.' as const
export const providerDown =
  'The card payment provider is not answering right now. You were not charged. Please try again later.' as const
export const beingMade =
  'A payment of yours is being made right now. Please wait a few minutes and look again.' as const
export const processing = 'Your payment is still processing. You don’t need to pay again.' as const
export const earlierProcessing =
  'Your earlier payment is still being processed. Please wait: you need not pay again.' as const
export const bankWaits =
  'Your bank still waits for you to confirm an earlier payment. Please finish it there, or wait a few minutes and try again.' as const
export const otherPlan =
  'This payment was begun for another plan. Please reload the page and try again.' as const
export const underInquiry =
  'Something about this payment is not right, and we are looking into it. Please contact support before you pay again.' as const
export const declinedByBank =
  'Your bank declined this payment. Please try another card, or ask your bank.' as const
export const cardLimit = 'This card has reached its limit. Please try another card.' as const
export const cvcWrong = 'The CVC is not right. Please check it.' as const
export const notProcessed = 'The payment could not be processed. Please try again in a few minutes.' as const
export const bankDown = 'Your bank cannot be reached right now. Please try again in a few minutes.' as const
export const noFunds = 'There is not enough money on this card. Please try another card.' as const
export const cardExpired = 'This card has expired. Please try another card.' as const
export const numberInvalid = 'This card number is not valid. Please check it.' as const
export const cardUnusable = 'This card cannot be used here. Please try another card.' as const
export const callBank =
  'Your bank asks you to call it about this card. You can also try another card.' as const
export const notProven =
  'Your bank could not confirm that this is you. Please try again, or try another card.' as const
export const declined = 'Your card was declined. Please try another card, or ask your bank.' as const
export const dateWrong = 'This card has expired, or its date is not right. Please check it.' as const
export const nameUnusable = 'The name on the card cannot be used. Please check it.' as const
export const emailUnusable = 'This e-mail address cannot be used. Please check it.' as const
export const phoneUnusable = 'This phone number cannot be used. Please check it, or leave it empty.' as const
export const cardRefused = 'This card could not be used. Please type it again.' as const
export const earlierPaid =
  'Your earlier payment for {plan} has just gone through. Please look at your plan before you pay for another.' as const
export const subscriptionTo = 'Subscription to {plan}' as const
