import fc from 'fast-check'
import { holdsAddress, withoutAddresses } from './holds-address'

test.each([
  'http://x',
  'HTTPS://x.se',
  'www.x',
  'Anna www.Evil.se',
  'evil.se',
  'Logga in på evil.se nu',
  'x.se/',
  'x.se/a',
  'x.se:80',
  'a@b',
  'a＠b',
  'evil。com',
  'evil．com',
  'ond-sida.example',
  'öl.se',
])('%j holds an address', text => {
  expect(holdsAddress(text)).toBe(true)
  expect(holdsAddress(withoutAddresses(text))).toBe(false)
})

test.each([
  'Anna',
  'Anna-Karin',
  'J.R. Ewing',
  'A.Nilsson',
  'f.d. Berg',
  't.ex. i morgon, m.fl. och o.dyl.',
  'Avd. 3, hus 4.2',
  'kl. 08.30',
  'Klart. Vi ses!',
  '1:a våningen/2',
  'Är det rätt? Ja.',
  "=cmd|' /C calc'!A0",
  '',
])('%j holds none and stays as it is', text => {
  expect(holdsAddress(text)).toBe(false)
  expect(withoutAddresses(text)).toBe(text)
})

const part = fc.constantFrom(
  'evil',
  '.',
  '@',
  '://',
  '/',
  ':',
  ' ',
  'se',
  'www',
  'ö',
  'a',
  '1',
  '-',
  '。',
  '\n',
  '\u0301',
)

test('what is sent holds no address, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), parts => {
      const sent = withoutAddresses(parts.join(''))
      expect([sent, holdsAddress(sent), /\s{2}|\n/.test(sent)]).toEqual([sent, false, false])
    }),
  )
})

test('a text with an address in it holds one, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.constantFrom('evil.se', 'http://a', 'www.a', 'a@b.se'),
      (before, after, address) => holdsAddress(`${before} ${address}${after}`),
    ),
  )
})
