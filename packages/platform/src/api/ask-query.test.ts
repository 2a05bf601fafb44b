import { approversOffer } from '@veckovis/contracts/budget'
import { absenceReasonsOffer } from '@veckovis/contracts/diary'
import { ApiError } from './api-error'
import { askQuery } from './ask-query'

const { fetch: own } = globalThis
const asked: string[] = []

const answerWith = (status: number, body: unknown): void => {
  globalThis.fetch = input => {
    asked.push(String(input))
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
  }
}

afterEach(() => {
  globalThis.fetch = own
  asked.length = 0
})

test('a query of another module is read at its way, with what it needs', async () => {
  answerWith(200, [{ name: 'Siv Ek' }])
  expect(await askQuery(approversOffer, { unitId: 12 })).toEqual([{ name: 'Siv Ek' }])
  expect(asked).toEqual(['/api/budget/unit/12/approvers'])
})

test('only what its contract says is an answer, and a refusal is thrown', async () => {
  answerWith(200, { reasons: [] })
  await expect(askQuery(absenceReasonsOffer, {})).rejects.toMatchObject({ kind: 'contract' })
  answerWith(404, { statusCode: 404, code: 'not-found', message: 'x' })
  await expect(askQuery(absenceReasonsOffer, {})).rejects.toBeInstanceOf(ApiError)
})
