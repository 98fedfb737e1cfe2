import { defineMessages } from '../../i18n/messages.ts'

/** What a person reads who changes their account, or leaves. */
export const changeMessages = defineMessages({
  en: {
    network: 'Network error. Please check your connection and try again.',

    personalTitle: 'Personal Information',
    firstName: 'First name',
    lastName: 'Last name',
    username: 'Username',
    usernameHint: 'Letters, numbers and underscores.',
    email: 'Email',
    emailHint: 'A new address counts once you have opened the link we mail there.',
    phone: 'Phone number',
    phoneHint: 'For receipts, and for applications where you allow contact.',
    accountType: 'Account type',
    jobSeeker: 'Job seeker',
    employer: 'Employer (not available)',
    personalSaved: 'Personal information updated successfully!',
    personalFailed: 'Failed to update your personal information.',
    sessionExpired: 'Your session has expired. Please log in again.',
    pendingTitle: 'Confirm your new email',
    pendingText: (email: string) =>
      `We mailed a link to ${email}. Open it within a day, and the address is yours here. Until then the old one stays.`,

    passwordTitle: 'Password',
    passwordLead: 'Afterwards every device is logged out, this one too, and you log in with the new one.',
    oldPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHint: '8 or more characters, with a capital letter and a number.',
    repeatPassword: 'New password again',
    changePassword: 'Change Password',
    changingPassword: 'Changing your password…',
    passwordFailed: 'Failed to update your password. Please try again.',
    noPassword: 'No password yet, because you sign in with Google, or forgot it?',
    mailLink: 'Mail me a link to set one',
    mailingLink: 'Sending…',

    deleteTitle: 'Delete your account',
    deleteLead: 'Your account and everything you keep here go at once, and for good.',
    deleteOpen: 'Delete My Account',
    dialogTitle: 'Delete Your Account',
    goneProfile:
      'Your profile, resumes, letters, saved jobs and searches, and your list of applications are deleted.',
    goneBoard:
      'Your job board password is deleted. What you sent through the board stays with the employers.',
    gonePayments: 'Payments are kept as the law asks, without your name.',
    goneTrial: 'What is left of a plan is lost, and the same address gets no second free trial.',
    deletePassword: 'Your password',
    deleteButton: 'Delete My Account',
    deleting: 'Deleting your account…',
    keep: 'Keep My Account',
    wrongPassword: 'Invalid password. Please try again.',
    notLoggedIn: 'You must be logged in to delete your account.',
    deleteFailed: 'Failed to delete your account. Please try again.',
    deleteCancelled: 'Account deletion was cancelled.',
    toLogin: 'Taking you to the login page…',
  },
})
