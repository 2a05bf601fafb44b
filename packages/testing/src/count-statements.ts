import { Client } from 'pg'

type Ask = (this: Client, ...asked: unknown[]) => unknown

/** How many statements this process sends to the database while the work is done, transactions' beginnings and ends among them. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> => {
  const query = Reflect.get(Client.prototype, 'query') as Ask
  let sent = 0
  const counting: Ask = function (...statement) {
    sent += 1
    return query.apply(this, statement)
  }
  Reflect.set(Client.prototype, 'query', counting)
  try {
    await work()
    return sent
  } finally {
    Reflect.set(Client.prototype, 'query', query)
  }
}
