import { otherType } from './shared-types'

const offers = {
  '@veckovis/ui': {
    Button: { is: 'now', was: ['earlier'], breaks: { old: `Property 'tone' is missing` } },
    Field: { is: 'field' },
  },
}

test.each([
  ['the present declaration', { '@veckovis/ui': { Button: 'now', Field: 'field' } }],
  ['an earlier one that the present still is', { '@veckovis/ui': { Button: 'earlier' } }],
  ['nothing that is said', undefined],
  ['a package whose declarations the shell does not say', { '@veckovis/platform': { apiClient: 'any' } }],
  ['a name whose declaration the shell does not say', { '@veckovis/ui': { constructor: 'any' } }],
])('a shell serves a module that was built with %s', (_what, used) => {
  expect(otherType(used, offers)).toBeNull()
})

test.each([
  [{ Button: 'old' }, { name: 'Button of @veckovis/ui', why: `Property 'tone' is missing` }],
  [{ Field: 'other' }, { name: 'Field of @veckovis/ui', why: null }],
  [{ Field: 'constructor' }, { name: 'Field of @veckovis/ui', why: null }],
  [
    { Field: 'other', Button: 'old' },
    { name: 'Button of @veckovis/ui', why: `Property 'tone' is missing` },
  ],
])('a declaration that it has not is named, what is proven first: %j', (used, found) => {
  expect(otherType({ '@veckovis/ui': used }, offers)).toEqual(found)
})
