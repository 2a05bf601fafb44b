import { unofferedParts } from './offers'

const diary = { offers: { topics: ['forecast/1'], queries: ['absence-reasons/1'] } }

test.each([
  ['what another offers', { needs: { topics: ['forecast/1'], queries: ['absence-reasons/1'] } }, []],
  ['what it offers itself', { offers: { topics: ['places/1'] }, needs: { topics: ['places/1'] } }, []],
  ['another version', { needs: { queries: ['absence-reasons/2'] } }, [{ kind: 'query', name: 'absence-reasons/2' }]],
  [
    'a topic of the name of a query',
    { needs: { topics: ['absence-reasons/1'] } },
    [{ kind: 'topic', name: 'absence-reasons/1' }],
  ],
  ['nothing', {}, []],
])('of a module that needs %s, what nobody offers is named', (_what, module, expected) => {
  expect(unofferedParts(module, [diary, {}])).toEqual(expected)
})
