import { inLanes } from './in-lanes.mjs'

const single = (name: string) => ({ name, isSingle: true })

/** Runs them and tells which stood beside which when they began. */
const beside = async (checks: readonly { name: string; isSingle?: boolean }[]) => {
  const under = new Set<string>()
  const began: string[] = []
  const ended = await inLanes(checks, async ({ name }: { name: string }) => {
    began.push([...under, name].join('+'))
    under.add(name)
    await new Promise(resolve => setImmediate(resolve))
    under.delete(name)
    return name
  })
  return { began, ended }
}

test('checks of one processor run two at a time, the others alone, and each once', async () => {
  const checks = [single('types'), single('lint'), single('format'), { name: 'unit' }, { name: 'api' }, single('last')]
  const { began, ended } = await beside(checks)
  expect(began).toEqual(['types', 'types+lint', 'lint+format', 'unit', 'api', 'last'])
  expect([...ended].sort()).toEqual(['api', 'format', 'last', 'lint', 'types', 'unit'])
})

test('nothing to run is nothing', async () => {
  expect(await inLanes([], () => Promise.resolve('never'))).toEqual([])
})

test('a check that throws is not lost', async () => {
  await expect(inLanes([single('a'), single('b')], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
