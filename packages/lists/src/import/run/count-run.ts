import type { Run } from './use-row-run'

/** Rows of a run: those that can be sent, those that were answered, those that went in and those that cannot. */
export const countRun = ({ rows, taken }: Run<unknown>) => {
  const answers = [...taken.values()]
  const sendable = rows.filter(row => row.request !== null).length
  const refusedByServer = answers.filter(({ refusal }) => refusal !== null).length
  return {
    sendable,
    answered: answers.length,
    good: sendable - refusedByServer,
    refused: rows.length - sendable + refusedByServer,
    added: answers.filter(({ id }) => id !== null).length,
  }
}
