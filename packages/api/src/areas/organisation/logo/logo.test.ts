import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import { createTestApp, makePerson, makePlaces, type TestApp } from '@veckovis/testing'
import sharp from 'sharp'
import { logoAnswer } from '@veckovis/contracts/organisation'

let suite: TestApp
let municipalityId: number
let otherId: number
let token: string

const signIn = async (given: { jobTitleId?: number }) => {
  const { email, password } = await makePerson(
    suite.database,
    { roles: [], ...given },
    { at: suite.clock.now, hash: suite.hash },
  )
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return (answer.json() as { access_token: string }).access_token
}

beforeAll(async () => {
  suite = await createTestApp()
  const { counties } = await makePlaces(suite.database, {
    counties: [
      {
        name: 'Län',
        municipalities: [
          { name: 'Åby', departments: [{ name: 'A', units: ['E'] }] },
          { name: 'Annan', departments: [] },
        ],
      },
    ],
  })
  const [first, second] = counties[0]?.municipalities ?? []
  if (first === undefined || second === undefined) throw new Error('Two municipalities were asked for')
  municipalityId = first.id
  otherId = second.id
  token = await signIn({ jobTitleId: 999 })
}, 60_000)
afterAll(() => suite.close())

const boundary = 'a-boundary-of-the-tests'
const head = (name: string, file: string, type: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`
const formOf = (
  bytes: Buffer,
  { name = 'file', file = 'logo.png', type = 'image/png', end = `\r\n--${boundary}--\r\n` } = {},
) => Buffer.concat([Buffer.from(head(name, file, type)), bytes, Buffer.from(end)])
const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

const sendForm = (payload: Buffer | string, headers: Record<string, string> = formHeaders, id = municipalityId) =>
  suite.app.inject({
    method: 'POST',
    url: `/api/municipality/${id}/logo`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  })
const upload = (bytes: Buffer, naming: Parameters<typeof formOf>[1] = {}) => sendForm(formOf(bytes, naming))
const logoOf = async (bytes: Buffer) => logoAnswer.parse((await upload(bytes)).json()).logoFilename
const stored = async () => (await suite.database.read('SELECT municipality_id FROM logo')).rows.length

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } })

/** A PNG of one bit a pixel, all of them 0: little to send, and much to unpack. */
const emptyPng = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('an upload becomes a logo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'R-412 from %s, drawn again as a PNG of at most 512 pixels',
    async kind => {
      const sent = await drawn(1300, 650)
        .withExif({ IFD0: { Copyright: 'Hemlig ägare' } })
        .toFormat(kind)
        .toBuffer()
      const filename = await logoOf(sent)
      const answer = await suite.app.inject(`/api/uploads/${filename}`)
      expect(answer.headers['content-type']).toBe('image/png')
      const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
      expect({ format, width, height, exif }).toEqual({ format: 'png', width: 512, height: 256, exif: undefined })
      expect(filename).toBe(`${createHash('sha256').update(answer.rawPayload).digest('hex')}.png`)
    },
  )

  test('a small one keeps its size, and one from a camera stands upright', async () => {
    const small = await suite.app.inject(`/api/uploads/${await logoOf(await drawn(40, 20).png().toBuffer())}`)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 40, height: 20 })
    const turned = await drawn(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const upright = await suite.app.inject(`/api/uploads/${await logoOf(turned)}`)
    expect(await sharp(upright.rawPayload).metadata()).toMatchObject({ width: 20, height: 40 })
  })

  test('a picture of most of a megabyte is taken, though no other body of a call without rows may be that large', async () => {
    const noise = { raw: { width: 500, height: 500, channels: 3 } } as const
    const bytes = await sharp(randomBytes(500 * 500 * 3), noise)
      .png()
      .toBuffer()
    expect(bytes.length).toBeGreaterThan(700_000)
    expect((await upload(bytes)).statusCode).toBe(200)
  })

  test('the tree names its file, until it is taken away', async () => {
    const logoFilename = await logoOf(await drawn(30, 30).png().toBuffer())
    const tree = () => suite.app.inject({ url: '/api/county', headers: { authorization: `Bearer ${token}` } })
    expect((await tree()).body).toContain(`"logoFilename":"${logoFilename}"`)
    const headers = { authorization: `Bearer ${token}` }
    const taken = await suite.app.inject({ method: 'DELETE', url: `/api/municipality/${municipalityId}/logo`, headers })
    expect(taken.json()).toEqual({ logoFilename: null })
    expect((await tree()).body).not.toContain(logoFilename)
    expect((await suite.app.inject(`/api/uploads/${logoFilename}`)).statusCode).toBe(404)
  })

  test('two municipalities may have the same, and neither loses it with the other', async () => {
    const same = await drawn(50, 50).png().toBuffer()
    const [one, two] = [await sendForm(formOf(same)), await sendForm(formOf(same), formHeaders, otherId)]
    const { logoFilename } = logoAnswer.parse(one.json())
    expect(two.json()).toEqual({ logoFilename })
    await upload(await drawn(51, 50).png().toBuffer())
    expect((await suite.app.inject(`/api/uploads/${logoFilename}`)).statusCode).toBe(200)
  })

  test('each change leaves who, what before and what after; the same file again leaves nothing', async () => {
    const bytes = await drawn(60, 60).png().toBuffer()
    const rows = async () => {
      const { rows: found } = await suite.database.asSystem(async t => {
        await t.query('SET LOCAL ROLE NONE')
        return t.query<{ details: object }>(
          "SELECT details FROM audit_event WHERE action = 'place-changed' AND subject = $1 ORDER BY id",
          [`municipality/${municipalityId}`],
        )
      })
      return found
    }
    const from = logoAnswer.parse((await upload(await drawn(61, 60).png().toBuffer())).json()).logoFilename
    const before = (await rows()).length
    const to = await logoOf(bytes)
    await logoOf(bytes)
    const left = await rows()
    expect(left.slice(before).map(({ details }) => details)).toEqual([
      { changes: [{ field: 'logoFilename', from, to }] },
    ])
  })
})

test('a logo is served for good under the address of its content, with nothing that a browser could run', async () => {
  const filename = await logoOf(await drawn(20, 20).png().toBuffer())
  const { headers, statusCode } = await suite.app.inject(`/api/uploads/${filename}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
})

test.each([
  'aby.svg',
  `${'0'.repeat(63)}.png`,
  `${'0'.repeat(64)}.svg`,
  '..%2f..%2fetc%2fpasswd',
  `${'0'.repeat(64)}.png`,
])('nothing stands under %s', async name => {
  expect([400, 404]).toContain((await suite.app.inject(`/api/uploads/${name}`)).statusCode)
})

describe('what becomes no logo is refused with its cause, and changes nothing', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const big = async () => Buffer.concat([await drawn(20, 20).png().toBuffer(), Buffer.alloc(1_048_576)])
  const cutOff = async () =>
    (
      await sharp(Buffer.alloc(300 * 300 * 3, 'abc'), { raw: { width: 300, height: 300, channels: 3 } })
        .png()
        .toBuffer()
    ).subarray(0, 200)
  const cases: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an SVG', () => svg, 'logo-kind'],
    ['a page renamed to .png', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'logo-kind'],
    ['a GIF', () => drawn(20, 20).gif().toBuffer(), 'logo-kind'],
    ['an empty file', () => Buffer.alloc(0), 'logo-kind'],
    [
      'a PNG by its first bytes alone',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
      'logo-unreadable',
    ],
    [
      'a JPEG by its first bytes alone',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), svg]),
      'logo-unreadable',
    ],
    ['a PNG that is cut off', cutOff, 'logo-unreadable'],
    ['one of more than a megabyte', big, 'body-too-large'],
  ]
  test.each(cases)('%s', async (_what, bytes, code) => {
    const before = await stored()
    const answer = await upload(await bytes())
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/./) })
    expect(answer.statusCode).toBeLessThan(500)
    expect(await stored()).toBe(before)
  })

  test('a bomb of 30,000 × 30,000 pixels, which is never unpacked', async () => {
    const bomb = emptyPng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(1_048_576)
    const answer = await upload(bomb)
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'logo-pixels', details: { width: 30_000, height: 30_000 } })
  }, 20_000)

  test('a form that breaks off, has no file, has another field, or is none', async () => {
    const png = await drawn(20, 20).png().toBuffer()
    const broken = [
      await upload(png, { end: '' }),
      await upload(png, { name: 'logo' }),
      await sendForm(`--${boundary}--\r\n`),
      await sendForm(formOf(png), { 'content-type': 'multipart/form-data' }),
      await sendForm(formOf(png, { name: '__proto__' })),
    ]
    expect(broken.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422])
    expect(new Set(broken.map(answer => (answer.json() as { code: string }).code))).toEqual(new Set(['upload-broken']))
    expect((await sendForm(png, { 'content-type': 'image/png' })).statusCode).toBe(415)
  })

  test('nobody but a super admin, and no municipality that is not there', async () => {
    const png = await drawn(20, 20).png().toBuffer()
    const other = await signIn({})
    expect((await sendForm(formOf(png), { ...formHeaders, authorization: `Bearer ${other}` })).statusCode).toBe(403)
    expect((await sendForm(formOf(png), formHeaders, 999_999)).statusCode).toBe(404)
    expect((await sendForm(formOf(png), formHeaders, 9_999_999_999)).statusCode).toBe(404)
  })
})

test('a caller that goes away in the middle of the upload leaves the server at work', async () => {
  await suite.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = suite.app.server.address() as AddressInfo
  const before = await stored()
  await new Promise<void>(resolve => {
    const sent = request({
      port,
      method: 'POST',
      path: `/api/municipality/${otherId}/logo`,
      headers: { ...formHeaders, authorization: `Bearer ${token}`, 'content-length': '100000' },
    })
    sent.on('error', () => resolve())
    sent.write(head('file', 'logo.png', 'image/png'))
    sent.write(Buffer.alloc(1000), () => sent.destroy(new Error('gone')))
  })
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
  expect(await stored()).toBe(before)
})

test('a form is no body of any other route', async () => {
  const answer = await suite.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: formHeaders,
    payload: formOf(Buffer.from('x')),
  })
  expect(answer.statusCode).toBe(415)
})
