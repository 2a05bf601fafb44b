import { missingName } from './names-by-request'

const offers = { '@veckovis/platform': ['apiClient', 'useUnit'], zod: ['z', 'z.array', 'z.object'] }

test.each([
  ['what it has', { '@veckovis/platform': ['useUnit'] }, null],
  ['a member of a value', { '@veckovis/platform': ['apiClient.get'] }, null],
  ['a part that is offered', { zod: ['z', 'z.array'] }, null],
  ['nothing that is said', undefined, null],
  ['a package of which nothing is used', { zod: [] }, null],
  [
    'a name that it has not',
    { zod: ['z.array'], '@veckovis/platform': ['useShiny'] },
    'useShiny of @veckovis/platform',
  ],
  ['a part that it has not', { zod: ['z.shiny'] }, 'z.shiny of zod'],
  ['a package that it has not', { '@veckovis/ui/shiny': ['Shiny'] }, '@veckovis/ui/shiny'],
])('a shell serves a module that uses %s, or tells what is missing', (_what, uses, missing) => {
  expect(missingName(uses, offers)).toBe(missing)
})
