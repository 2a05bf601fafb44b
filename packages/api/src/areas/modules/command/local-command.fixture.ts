import { readCommand, type ModulesCommand } from './command-arguments'

/** What the words ask of the database, not of an address. */
export const localCommand = (words: readonly string[]): ModulesCommand => {
  const asked = readCommand(words)
  if (asked.name === 'remote') throw new Error('is asked at an address')
  return asked
}
