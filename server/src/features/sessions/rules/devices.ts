import type { Session } from '@hanap/contract/accounts/sessions'
import * as accountSays from '@hanap/contract/says/accounts'
import { fill } from '@hanap/contract/says/fill'

export type Device = Pick<Session, 'device' | 'kind'>
type Row = [sign: RegExp, name: string]

/** Automated clients; their own names are untrusted text and not shown. Cubot makes phones. */
const PROGRAMS =
  /\b(?:(?!cubot)\w*bot|\w*crawler|\w*spider|slurp|curl|wget|libwww|python|java|go-http-client|okhttp|axios|node|undici|postman\w*|insomnia|headlesschrome|phantomjs|playwright|puppeteer|lighthouse|facebookexternalhit)\b/iu

/** Apps with embedded browsers come before those. */
const APPS: readonly Row[] = [
  [
    /\bMessenger(?:Lite)?ForiOS\b|\bFB_IAB\/(?:MESSENGER|Orca)|\bOrca-Android\b|\bFBAN\/(?:Messenger|MLite)/iu,
    'Messenger',
  ],
  [/\bInstagram\b/u, 'Instagram'],
  [/\bBarcelona \d/u, 'Threads'],
  [/\bFBAN\/EMA\b|\bFB_IAB\/EMA\b/u, 'Facebook Lite'],
  [/\bFBA[NV]\/|\bFB_IAB\//u, 'Facebook'],
  [/\bmusical_ly|\bBytedanceWebview\b|\bTikTok|\btrill_/iu, 'TikTok'],
  [/\bViber\b/iu, 'Viber'],
  [/\bWhatsApp\b/u, 'WhatsApp'],
  [/\bTelegram/u, 'Telegram'],
  [/\bLine\/\d/u, 'LINE'],
  [/\bMicroMessenger\b/u, 'WeChat'],
  [/\bLinkedInApp\b/u, 'LinkedIn'],
  [/\bTwitter(?:Android| for)/u, 'X'],
  [/\bSnapchat\b/u, 'Snapchat'],
  [/\bGSA\/\d/u, 'Google app'],
]

/** Those that also claim other names come first. */
const BROWSERS: readonly Row[] = [
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bOpera Mini\//u, 'Opera Mini'],
  [/\b(?:OPR|OPX|OPT|OPiOS|Opera)\//u, 'Opera'],
  [/\bUC ?Browser\b|\bUBrowser\//u, 'UC Browser'],
  [/\bYaBrowser\//u, 'Yandex Browser'],
  [/\bVivaldi\//u, 'Vivaldi'],
  [/\b(?:Ddg|DuckDuckGo)\//u, 'DuckDuckGo'],
  [/\bBrave\//u, 'Brave'],
  [/\bMiuiBrowser\//u, 'Mi Browser'],
  [/\bHuaweiBrowser\//u, 'Huawei Browser'],
  [/\bVivoBrowser\//u, 'vivo Browser'],
  [/\bHeyTapBrowser\//u, 'HeyTap Browser'],
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:Firefox|FxiOS|Focus|Klar)\//u, 'Firefox'],
  [/;\s?wv\)/u, accountSays.anApp],
  [/\b(?:Chrome|CriOS|CrMo|Chromium)\//u, 'Chrome'],
  [/\bAndroid\b.*\bVersion\//u, accountSays.androidBrowser],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
  [/\bMSIE \d|\bTrident\//u, 'Internet Explorer'],
  // Embedded pages on Apple's systems name no browser.
  [/\bAppleWebKit\/.*\bMobile\/\w+\s*$/u, accountSays.anApp],
]

const SYSTEMS: readonly [sign: RegExp, name: string, kind: Session['kind'] | 'by size'][] = [
  [/\bWindows Phone\b/u, 'Windows Phone', 'phone'],
  [/\biPhone\b|\biPod\b/u, 'iPhone', 'phone'],
  [/\biPad\b/u, 'iPad', 'tablet'],
  [/\bHarmonyOS\b|\bOpenHarmony\b/u, 'HarmonyOS', 'by size'],
  [/\bAndroid\b/u, 'Android', 'by size'],
  [/\bKAIOS\b/iu, 'KaiOS', 'phone'],
  [/\bJ2ME\b|\bMIDP\b/u, 'a phone', 'phone'],
  [/\bCrOS\b/u, 'ChromeOS', 'computer'],
  [/\bWindows\b/u, 'Windows', 'computer'],
  [/\bMac(?:intosh| OS X)\b/u, 'Mac', 'computer'],
  [/\bLinux\b|\bX11\b/u, 'Linux', 'computer'],
]

/**
 * 'Chrome on Android': only names of these tables. An iPad may claim to be a Mac.
 * @param userAgent may be empty
 */
export function deviceOf(userAgent: string): Device {
  if (PROGRAMS.test(userAgent)) return { device: accountSays.aProgram, kind: 'unknown' }
  const browser = [...APPS, ...BROWSERS].find(([sign]) => sign.test(userAgent))?.[1]
  const [, system, kind = 'unknown'] = SYSTEMS.find(([sign]) => sign.test(userAgent)) ?? []
  return {
    device: system
      ? fill(accountSays.device, { browser: browser ?? accountSays.aBrowser, system })
      : (browser ?? ''),
    kind: kind === 'by size' ? sizeOf(userAgent) : kind,
  }
}

/** Opera Mini lacks 'Mobile' and nearly always runs on phones. */
const sizeOf = (userAgent: string) => (/\bMobile\b|\bOpera Mini\b/u.test(userAgent) ? 'phone' : 'tablet')
