import type { Actor } from '../../../http/admission/actor'
import { activationError } from './activation-error'

type Given<Password> = { readonly current: Password; readonly actor: Actor; readonly now: Date }

/** Refuses whoever does not know the present password of the account, and counts each try. */
export type ConfirmPassword = (given: Given<string>) => Promise<unknown>

/**
 * What code people's browsers run is chosen by somebody who has just given their password.
 * @throws conflict `password-needed` for a page that sends none, as those of before do; wrong-password
 */
export const requirePassword = async (
  confirmPassword: ConfirmPassword,
  { current, ...who }: Given<string | undefined>,
): Promise<void> => {
  if (current === undefined) throw activationError({ code: 'conflict', details: { reason: 'password-needed' } })
  await confirmPassword({ current, ...who })
}
