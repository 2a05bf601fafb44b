import { readEnvironment } from './env'
import { plainHttpNotices } from './plain-http-notice'

const noticesOf = (source: Record<string, string>) => plainHttpNotices(readEnvironment(source, [], '/suite'))

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://veckovis.example' }, { HOST: '192.0.2.7' }])(
  'a start that others reach over plain http warns: %j',
  source => expect(noticesOf(source)).toEqual([expect.stringMatching(/^WARNING: others reach http:.* unencrypted/)]),
)

test.each([{}, { HOST: '0.0.0.0', PUBLIC_URL: 'https://veckovis.example' }, { HOST: '::1' }])(
  'over https, and on this machine alone, nothing is said: %j',
  source => expect(noticesOf(source)).toEqual([]),
)
