import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSuperAdminSuite } from '@veckovis/testing/super-admin-suite'
import { StartError } from '../../../errors'
import { createDeployWorld, type DeployWorld } from '../deploy/deploy-world.fixture'
import { readCommand } from './command-arguments'
import { runRemoteCommand } from './remote-command'

let world: DeployWorld
let suite = ''
beforeAll(async () => {
  world = await createDeployWorld(await createSuperAdminSuite())
  suite = await world.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.begin())

const modules = (key: string | undefined, ...words: string[]) => {
  const asked = readCommand(words)
  if (asked.name !== 'remote') throw new Error('is asked of the database')
  return runRemoteCommand(asked, { key, send: fetch })
}
const folderOf = async (version: string) => {
  await world.built(version)
  return world.builtAt('mf-staff', version)
}
const publish = (key: string | undefined, folder: string, to = suite) =>
  modules(key, 'publish', '--from', folder, '--to', to, '--reason', 'Ny text')

test('R-021 a module is published, asked about and promoted over HTTP with a key alone', async () => {
  const { key } = await world.giveKey({ mayPromote: true })
  const folder = await folderOf('1.0.0')
  expect(await publish(key, folder)).toEqual({
    lines: ['mf-staff 1.0.0 is published.', 'mf-staff 1.0.0 can be promoted.'],
    isDone: true,
  })
  expect((await publish(key, folder, `${suite}/`)).lines[0]).toBe(
    'mf-staff 1.0.0 is already registered; nothing was changed.',
  )
  expect(await modules(key, 'can-deploy', 'mf-staff', '--to', suite)).toEqual({
    lines: ['mf-staff 1.0.0 can be promoted.'],
    isDone: true,
  })
  const promote = () => modules(key, 'promote', 'mf-staff', '1.0.0', '--to', suite, '--reason', 'Provad')
  expect(await promote()).toEqual({ lines: ['mf-staff 1.0.0 is active.'], isDone: true })
  expect((await promote()).lines).toEqual(['mf-staff 1.0.0 is already active; nothing was changed.'])
})

test('what may be meant so is said before what comes next', async () => {
  const { key } = await world.giveKey()
  await world.built('1.0.0', { over: { calls: [{ call: 'POST /{}/revoke' }] } })
  expect((await publish(key, world.builtAt('mf-staff', '1.0.0'))).lines).toEqual([
    'mf-staff 1.0.0 is published.',
    'Warning: mf-staff 1.0.0: calls POST /{}/revoke, which this server does not serve as it stands',
    'mf-staff 1.0.0 can be promoted.',
  ])
})

test('what is refused is said in a sentence', async () => {
  const [{ key, id }, other] = [await world.giveKey(), await world.giveKey({ moduleId: 'mf-other' })]
  const folder = await folderOf('1.0.0')
  const said = async (outcome: ReturnType<typeof modules>) => {
    const { lines, isDone } = await outcome
    expect(isDone).toBe(false)
    return lines.join()
  }
  expect(await said(publish(other.key, folder))).toBe('The key is for mf-other only.')
  expect(await said(modules(key, 'promote', 'mf-staff', '--to', suite, '--reason', 'x'))).toBe(
    'The key may not activate versions.',
  )
  expect(await said(modules(key, 'can-deploy', 'mf-staff', '--to', suite))).toMatch(/No such version of mf-staff/)
  expect(await said(publish(`vk_1_${'x'.repeat(43)}`, folder))).toMatch(/There is no such key/)
  await world.revoke(id)
  expect(await said(publish(key, folder))).toMatch(/is revoked/)
  await writeFile(join(folder, 'remote.js'), 'evil()')
  expect(await said(publish(key, folder))).toMatch(/remote\.js is not the file/)
})

test.each([
  [undefined, /Set VECKOVIS_DEPLOY_KEY/],
  ['', /Set VECKOVIS_DEPLOY_KEY/],
  ['vk_1_cut', /does not hold a deploy key/],
  ['Bearer x\r\ny', /does not hold a deploy key/],
])('without a key nothing is sent: %j', async (key, problem) => {
  await expect(publish(key, 'nowhere')).rejects.toThrow(StartError)
  await expect(publish(key, 'nowhere')).rejects.toThrow(problem)
})

describe('an address that is no suite', () => {
  const key = `vk_1_${'x'.repeat(43)}`
  const askAt = (port: number) => modules(key, 'can-deploy', 'mf-staff', '--to', `http://127.0.0.1:${port}`)
  const served = async (answer: Parameters<typeof createServer>[1]) => {
    const server = createServer(answer)
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      return { ...(await askAt(port)), port }
    } finally {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }

  test('is told from one that refuses, and the key follows no redirection', async () => {
    const page = await served((_request, reply) => void reply.end('<html>'))
    expect(page.lines).toEqual([expect.stringMatching(/answered 200 and not as a suite/)])
    let followed = 0
    const led = await served((request, reply) => {
      if (request.url === '/elsewhere') followed += 1
      reply.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(led).toMatchObject({ isDone: false, lines: [expect.stringMatching(/cannot be asked/)] })
    expect(followed).toBe(0)
    expect(await askAt(led.port)).toMatchObject({ isDone: false, lines: [expect.stringMatching(/cannot be asked/)] })
  })
})
