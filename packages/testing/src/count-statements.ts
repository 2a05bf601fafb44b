import { Client } from 'pg'
import { textOf } from './between-statements'

type Ask = (this: Client, ...asked: unknown[]) => unknown

/** A statement as it was sent: over which connection, and its text. */
export type SentStatement = { readonly connection: Client; readonly text: string }

/** The statements that this process sends to the database while the work is done, transactions' beginnings and ends among them. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<SentStatement[]> => {
  const query = Reflect.get(Client.prototype, 'query') as Ask
  const sent: SentStatement[] = []
  const noting: Ask = function (...statement) {
    sent.push({ connection: this, text: textOf(statement[0]) })
    return query.apply(this, statement)
  }
  Reflect.set(Client.prototype, 'query', noting)
  try {
    await work()
    return sent
  } finally {
    Reflect.set(Client.prototype, 'query', query)
  }
}

export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsDuring(work)).length
