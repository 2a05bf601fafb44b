import type { PersonRow } from '@veckovis/contracts/people'

const open: readonly string[] = ['waiting', 'sent', 'failed']

/** An invitation that can still be taken back. */
export const isOpenInvitation = ({ state }: Pick<PersonRow['invitation'], 'state'>): boolean => open.includes(state)
