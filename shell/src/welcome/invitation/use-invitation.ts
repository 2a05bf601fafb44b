import { invitationLook, sessionRefusal, type InvitationLook } from '@veckovis/contracts/session'
import { answered, apiClient, ApiError } from '@veckovis/platform'
import { useCallback, useEffect, useState } from 'react'

/** What is known of the link: nothing yet, what it is worth, that it was never sent, or why nobody could say. */
export type Invitation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly look: InvitationLook }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'problem'; readonly text: string }

const ask = async (token: string): Promise<Invitation> => {
  try {
    const options = { anonymous: true, refusals: sessionRefusal }
    const look = await answered(apiClient.post('/auth/invitation/look', { token }, invitationLook, options))
    return { kind: 'known', look }
  } catch (error) {
    // A token of another form is none of ours either.
    if (error instanceof ApiError && error.status === 400) return { kind: 'unknown' }
    const { problemOf } = await import('@veckovis/platform/signed-in')
    return { kind: 'problem', text: problemOf(error).message }
  }
}

/** The invitation of a link, and a way to ask again: what it is worth may change while the page is open. */
export const useInvitation = (token: string | null) => {
  const [invitation, setInvitation] = useState<Invitation>(token === null ? { kind: 'unknown' } : { kind: 'loading' })
  const askAgain = useCallback(async () => {
    if (token !== null) setInvitation(await ask(token))
  }, [token])
  useEffect(() => {
    if (token === null) return undefined
    let isGone = false
    void ask(token).then(found => {
      if (!isGone) setInvitation(found)
    })
    return () => {
      isGone = true
    }
  }, [token])
  return { invitation, askAgain }
}
