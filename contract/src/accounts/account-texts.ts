/** Verbatim from the specification. */
export const accountTexts = {
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  usernameRequired: 'Username is required',
  usernameCharacters: 'Username can only contain letters, numbers, and underscores',
  passwordRule: 'Password must be at least 8 characters and include a letter and a number',
  passwordLong: 'Password must be at most 128 characters',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  accountTypeRequired: 'Please select an account type',
  termsRequired: 'You must agree to the terms and conditions',
  emailTaken: 'This email is already registered',
  usernameTaken: 'This username is already taken',
  signUpKeyTaken: 'You sent this sign-up before with other details.',
  emailUnverified:
    'Please confirm your email address first. Open the link we emailed you, or ask for a new one.',
  passwordCommon: 'This password is too common. Please choose another.',
} as const
