/** Days after which an application without an answer is worth asking about, where its seeker set no reminder. */
export const FOLLOW_UP_AFTER_DAYS = 10
