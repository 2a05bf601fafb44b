import { sessionSigns } from './session-signs'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.2 Safari/605.1',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) CriOS/131.0 Mobile Safari/604.1',
    'Chrome',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['<script>alert(1)</script>', null, null],
  [undefined, null, null],
])('the browser %s is called by a word of ours', (userAgent, browser, system) => {
  expect(sessionSigns('192.0.2.77', userAgent)).toMatchObject({ browser, system })
})

test.each([
  ['192.0.2.77', '192.0.2.*'],
  ['::ffff:192.0.2.77', '192.0.2.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
])('of the address %s only a part is kept: %s', (ip, place) => {
  expect(sessionSigns(ip, undefined).place).toBe(place)
})
