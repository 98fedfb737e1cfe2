import { expect, test } from 'vitest'
import { deviceOf } from './devices.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome on Android', 'phone'],
  [`${ANDROID} Chrome/126.0.0.0 Safari/537.36`, 'Chrome on Android', 'tablet'],
  [
    `${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    'phone',
  ],
  [`${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/83.0.0.0`, 'Opera on Android', 'phone'],
  [`${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`, 'Edge on Android', 'phone'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox on Android', 'phone'],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16',
    'Opera Mini on Android',
    'phone',
  ],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/37.6; U; en) Presto/2.12.423', 'Opera Mini on a phone', 'phone'],
  [
    `${WEBVIEW} Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.36.108;]`,
    'Facebook on Android',
    'phone',
  ],
  [
    `${WEBVIEW} Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/460.0.0.48.109;]`,
    'Messenger on Android',
    'phone',
  ],
  [
    `${WEBVIEW} Chrome/126.0.0.0 Mobile Safari/537.36[FBAN/EMA;FBLC/en_US;FBAV/410.0.0.8;]`,
    'Facebook Lite on Android',
    'phone',
  ],
  [
    `${IPHONE} Mobile/21F79 [FBAN/FBIOS;FBAV/470.0;FBDV/iPhone14,5;FBMD/iPhone]`,
    'Facebook on iPhone',
    'phone',
  ],
  [
    `${IPHONE} Mobile/21F79 [FBAN/MessengerForiOS;FBAV/461.0;FBDV/iPhone14,5]`,
    'Messenger on iPhone',
    'phone',
  ],
  [`${IPHONE} Mobile/21F79 Instagram 335.0.0 (iPhone14,5; iOS 17_5)`, 'Instagram on iPhone', 'phone'],
  [`${WEBVIEW} Chrome/126.0.0.0 Mobile Safari/537.36 musical_ly_2023504030`, 'TikTok on Android', 'phone'],
  [`${WEBVIEW} Chrome/126.0.0.0 Mobile Safari/537.36`, 'An app on Android', 'phone'],
  [`${IPHONE} Mobile/21F79`, 'An app on iPhone', 'phone'],
  [
    'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
    'phone',
  ],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone', 'phone'],
  [`${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone', 'phone'],
  [`${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone', 'phone'],
  [`${IPHONE} EdgiOS/126.0 Version/17.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone', 'phone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
    'tablet',
  ],
  [`${WINDOWS} Chrome/126.0.0.0 Safari/537.36`, 'Chrome on Windows', 'computer'],
  [`${WINDOWS} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Edge on Windows', 'computer'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox on Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer on Windows',
    'computer',
  ],
  [`${MAC} Version/17.5 Safari/605.1.15`, 'Safari on Mac', 'computer'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome on Linux',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
    'computer',
  ],
] as const)('%s is told as %s', (userAgent, device, kind) => {
  expect(deviceOf(userAgent)).toEqual({ device, kind })
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  'curl/8.5.0',
  'python-requests/2.32.0',
  'node',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/126.0.0.0 Safari/537.36',
])('%s is a program', (userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ device: 'A program, not a browser', kind: 'unknown' })
})

test.each(['', 'something else', '<script>alert(1)</script>', 'Ana’s phone'])(
  'what %s is, nobody knows, and its own words are not shown',
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ device: '', kind: 'unknown' })
  },
)

test('a browser that nobody knows is told by its system', () => {
  expect(deviceOf('NewBrowser/1.0 (Windows NT 10.0)')).toEqual({
    device: 'A browser on Windows',
    kind: 'computer',
  })
})

test('a long line of anything is read at once', () => {
  for (const piece of ['Android ', 'AppleWebKit/', 'Version/1 ', 'a', '(((', 'Line/']) {
    expect(deviceOf(piece.repeat(300 / piece.length))).toBeDefined()
  }
})
