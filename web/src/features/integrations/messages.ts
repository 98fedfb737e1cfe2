import { defineMessages } from '../../i18n/messages.ts'

export const integrationMessages = defineMessages({
  en: {
    lead: 'Applications are sent through your own account on the job board.',
    connected: 'Connected',
    notConnected: 'Not connected',
    connectedAs: (email: string) => `Connected as ${email}. Applications are sent from this account.`,
    notConnectedText: (provider: string) =>
      `Connect your ${provider} account once. After that you apply from Hanap with one click.`,
    connect: 'Connect',
    connectAgain: 'Use another account',
    connecting: 'Verifying…',
    cancel: 'Cancel',
    email: 'OLJ email',
    password: 'OLJ password',
    passwordHint: 'The password of your board account, not the one you use for Hanap.',

    verifying: 'Verifying your OLJ credentials...',
    connectSuccess: 'OLJ account connected successfully!',
    connectFailed: 'Connection Failed',
    wrongCredentials: 'Invalid OLJ credentials. Please check your email and password.',
    unavailable: 'The OLJ integration service is not available.',
    connectOther: 'Failed to connect your OLJ account.',
    backToJob: 'Go on with your application',

    disconnect: 'Disconnect',
    disconnecting: 'Disconnecting…',
    disconnectTitle: (provider: string) => `Disconnect ${provider}`,
    disconnectText:
      'Hanap deletes the saved password and can no longer apply for you. Applications you have sent stay on the board and in My Applications. You can connect again at any time.',
    disconnectSuccess: 'OLJ account disconnected successfully!',
    disconnectFailed: 'Failed to disconnect your OLJ account.',

    syncLabel: 'Sync applications',
    syncHint: 'Bring over what the board says about your applications.',
    syncHintNotConnected:
      'Bring over what the board says about your applications, once an account is connected.',
    syncSaved: 'Integration settings updated successfully!',
    syncFailed: 'Failed to update your integration settings.',

    keepTitle: 'How your board password is kept',
    keepSealed:
      'It is encrypted, with a key that is kept apart from the database. It is never shown again, not even to you.',
    keepUse: 'It is opened for one thing only: to log in to the board for you. Every time is listed below.',
    keepGone: 'When you disconnect, it is deleted.',

    usesTitle: 'When your account was used',
    usesNone: 'Not used yet.',
    usesAll: (count: number) => `Show all ${count}`,
    purposeVerify: 'Checking your login',
    purposeApply: 'Sending an application',
    purposeCheck: 'Looking whether an application arrived',
    purposeSync: 'Bringing over what the board says',
    outcomeOk: 'Worked',
    outcomeStarted: 'Began; no result was recorded',
    outcomeCredentials: 'The board did not accept the login',
    outcomeSession: 'The board ended the session',
    outcomeRefused: 'The board refused',
    outcomeBot: 'The board asked for a person',
    outcomeSlow: 'The board asked to slow down',
    outcomeGone: 'The listing was gone',
    outcomePoints: 'Not enough apply points',
    outcomeDown: 'The board did not answer',
    outcomeLayout: 'The board’s page was not as we know it',
    outcomeOff: 'The board connection was switched off',
    outcomeFailed: 'Did not work',

    loadFailedTitle: 'Your settings did not load',
    loadFailed: 'Failed to load your settings. Please try again.',
    loadLoggedOut: 'Please log in to access your settings.',
    tryAgain: 'Try Again',
    loading: 'Loading your integrations',
  },
})
