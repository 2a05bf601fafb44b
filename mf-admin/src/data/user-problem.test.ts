import type { Problem } from '@veckovis/platform/signed-in'
import en from '../../locales/users/en.json'
import sv from '../../locales/users/sv.json'
import { userProblemText } from './user-problem'

const refused: Problem = {
  kind: 'forbidden',
  message: 'Server',
  told: 'Server',
  refusal: { code: 'foreign-domain' },
}

test.each([
  [sv, 'systemadministratör'],
  [en, 'super admin'],
])('an address of another municipality is told with whom to ask', (texts, whom) => {
  const text = userProblemText(refused, key => {
    const [group, name] = key.split('.')
    expect(group).toBe('refusals')
    return new Map(Object.entries(texts.refusals)).get(name ?? '') ?? key
  })
  expect(text).toContain(whom)
})
