import { newPerson } from '@veckovis/contracts/people'
import { ValidationError } from 'yup'
import en from '../../../../locales/users/en.json'
import { detailsSchema } from './user-rules'

const good = { email: 'anna@kommun.example', firstName: 'Anna', lastName: 'Berg', phone: '' }
const problemsOf = async (values: object): Promise<string[]> => {
  try {
    await detailsSchema().validate(values, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.errors
  }
}
const isTaken = (values: object) =>
  newPerson.safeParse({ requestId: crypto.randomUUID(), invite: false, ...good, ...values }).success

test.each(['evil.se', 'Logga in på www.evil.se', 'http://a', 'anna@b.se', 'A.Berg', 'Anna-Karin'])(
  'a name like %j is told as the contract takes it',
  async name => {
    for (const field of ['firstName', 'lastName']) {
      const problems = await problemsOf({ ...good, [field]: name })
      expect(problems).toEqual(isTaken({ [field]: name }) ? [] : ['problems.holds-address'])
    }
    expect(en.problems['holds-address']).toContain('address')
  },
)
