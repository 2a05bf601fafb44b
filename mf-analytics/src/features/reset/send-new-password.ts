import { personRecord } from '@veckovis/contracts/people'
import { sessionRefusal } from '@veckovis/contracts/session'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'

/** Sends somebody the link of a forgotten password. Answers where it went; rejects when it was not sent. */
export const sendNewPassword = async (userId: number): Promise<string> => {
  const { email } = await answered(apiClient.get(`/user/${userId}`, personRecord))
  await answered(
    apiClient.post('/auth/forgot-password', { email }, doneAnswer, { anonymous: true, refusals: sessionRefusal }),
  )
  return email
}
